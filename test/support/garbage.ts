import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Has Node let go of everything nobody holds, after what is under way had its turn. */
export async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  await new Promise((resolve) => setImmediate(resolve))
  collect()
}
