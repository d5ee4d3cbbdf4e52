/**
 * Conformance vectors, for an implementation in any language to run. The README of the package says what each kind asserts.
 * What is derived here rather than an example of the spec is played with the code the packages ship, or held against them by
 * the conformance suite.
 */
import type { Model } from '../../../model/model.js'
import { withoutWords } from '../../../projections/without-words.js'
import { everyPart, type OutputFile } from '../../shared/target.js'
import { formatVersion, idOf } from '../ids.js'
import { listFile } from '../json-file.js'
import { beliefVectors } from './beliefs.js'
import { decryptVectors, testKeys } from './decrypt.js'
import { commandVectors, eventVectors } from './examples.js'
import { formatVectors } from './formats.js'
import { notificationVectors } from './notifications.js'
import { redactVectors } from './redact.js'
import { replyVectors } from './replies.js'
import { requestVectors } from './requests.js'
import { retryVectors } from './retry.js'
import { settleVectors } from './settle.js'

export function vectorFiles(worded: Model): OutputFile[] {
  // Vectors assert behaviour. Descriptions do not belong in them.
  const model = withoutWords(worded)
  const parts = everyPart(model)
  const settings = model.gateway.examples
  const file = (name: string, value: () => unknown, more: object = {}): OutputFile =>
    listFile(
      `vectors/${name}.json`,
      [parts, more],
      () => ({ $schema: idOf('vectors'), formatVersion, settings: { ...settings, ...more } }),
      value,
    )
  return [
    ...model.families.map(({ name }) => file(name, () => commandVectors(model, name))),
    file('events', () => eventVectors(model.events)),
    file('requests', () => requestVectors(model)),
    file('replies', () => replyVectors(model)),
    file('notifications', () => notificationVectors(model)),
    file('beliefs', () => beliefVectors(model)),
    file('formats', () => formatVectors()),
    file('redact', () => redactVectors(model)),
    file('settle', () => settleVectors(model)),
    file('retry', () => retryVectors(model)),
    file('decrypt', () => decryptVectors(model), { keys: testKeys() }),
  ]
}
