import fc from 'fast-check'
import { inject } from 'vitest'

// One seed for the whole run, printed at its start: the same seed gives every property the same examples again.
fc.configureGlobal({ seed: inject('seed') })

export { fc }
