/**
 * Vectors of retries: how often a command is sent when attempts fail. The conformance suite runs them with the client.
 */
import type { Model } from '../../../model/model.js'
import { clientRules } from '../rules/client.js'

/** What happens to each attempt. The last entry holds for all further attempts. */
type Happening = 'unreachable' | 'connection-lost' | 'timed-out' | 'page-500' | 'page-404' | 'refused-500' | 'answered'

const passing: readonly Happening[] = ['unreachable', 'connection-lost', 'page-500']

export function retryVectors(model: Model) {
  const { retry } = clientRules(model)
  const shown = new Set<string>()
  return model.commands.flatMap((command) => {
    const example = command.examples.find((one) => one.kind === 'call')
    if (command.reply === undefined || example === undefined) return []
    const isNew = !shown.has(command.effect)
    shown.add(command.effect)
    return (isNew ? sequences : usual).map((happens) => {
      const attempts = command.effect === 'read' ? attemptsOf(happens, retry.attempts) : 1
      return {
        id: `${command.id}/${happens.join('-')}`,
        command: command.id,
        kind: 'retry',
        input: example.input,
        happens,
        attempts,
        pausesUpTo: Array.from({ length: attempts - 1 }, (_, index) =>
          Math.min(retry.longestPause, retry.firstPause * 2 ** index),
        ),
      }
    })
  })
}

const sequences: readonly (readonly Happening[])[] = [
  ['answered'],
  ['unreachable', 'answered'],
  ['unreachable'],
  ['connection-lost', 'page-500', 'answered'],
  ['timed-out'],
  ['page-404'],
  ['refused-500'],
]

const usual: readonly (readonly Happening[])[] = [['connection-lost', 'answered']]

function attemptsOf(happens: readonly Happening[], most: number): number {
  let attempts = 1
  while (attempts < most && passing.includes(happens[Math.min(attempts, happens.length) - 1] ?? 'answered')) attempts++
  return attempts
}
