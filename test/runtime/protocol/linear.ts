import { expect } from 'vitest'

const [small, large] = [120_000, 960_000]

/**
 * Expects the work on a hostile text to grow with its length and no faster. Eight times the text would cost quadratic
 * work 64 times as much; 48 times is let pass, and 0.2 s of processor time for the collector.
 *
 * @param make gives a text of about so many characters
 * @param read works on it; what it throws does not matter here
 */
export async function expectLinear(make: (size: number) => string, read: (text: string) => unknown): Promise<void> {
  const cost = async (text: string) => {
    const start = process.cpuUsage()
    await Promise.resolve(text)
      .then(read)
      .catch(() => undefined)
    const { user, system } = process.cpuUsage(start)
    return user + system
  }
  const [short, long] = [make(small), make(large)]
  await cost(short)
  const base = Math.min(await cost(short), await cost(short))
  const most = base * 48 + 200_000
  let least = await cost(long)
  // Another process or the collector may have taken its share of one run, hardly of three.
  for (let again = 0; again < 2 && least >= most; again++) least = Math.min(least, await cost(long))
  expect(least).toBeLessThan(most)
}
