import { inject } from 'vitest'

// The mutant is awake before anything is loaded.
globalThis.__stryker__ = { activeMutant: inject('mutant'), hitCount: 0, hitLimit: 100_000 }
