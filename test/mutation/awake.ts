import { inject } from 'vitest'

// The mutant is awake before anything is loaded.
const { id, limit } = inject('mutant')
globalThis.__stryker__ = { activeMutant: id, hitCount: 0, hitLimit: limit }
