import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Makes Node collect all garbage, after pending work had its turn. */
export async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  await new Promise((resolve) => setImmediate(resolve))
  collect()
}
