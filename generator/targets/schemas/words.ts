/** Splits names into words, so that other languages can write them in their own style: `Is3DS` is `is`, `3ds`. */
import type { Attribute, Child, Field, Model } from '../../model/model.js'

/** Every name of the model that may become a name in a program, with its words in lower case; sorted. */
export function wordsOfNames(model: Model): Readonly<Record<string, readonly string[]>> {
  const names = [
    ...model.families.map(({ name }) => name),
    ...model.commands.flatMap((command) => [
      command.localId,
      command.name,
      ...command.parameters.flatMap(fieldNames),
      ...(command.reply?.attributes ?? []).flatMap(fieldNames),
      ...(command.reply?.children ?? []).flatMap(childNames),
    ]),
    ...model.resources.flatMap(({ typeName, fields }) => [typeName, ...fields.flatMap(fieldNames)]),
    ...model.commonEventFields.map(({ name }) => name),
    ...model.events.flatMap(({ name, fields }) => [name, ...fields.map((field) => field.name)]),
    ...model.states.map(({ name }) => name),
    ...model.types.flatMap(({ name, values = [] }) => [name, ...values.flatMap((one) => one.name ?? [])]),
  ]
  return Object.fromEntries([...new Set(names)].sort().map((name) => [name, wordsOf(name)]))
}

/** `VWUserLgn` is `vw`, `user`, `lgn`; digits end a word, or begin one when capitals follow them: `CVC2` is `cvc2`. */
export function wordsOf(name: string): string[] {
  return (name.match(word) ?? [name]).map((part) => part.toLowerCase())
}

const word = /[0-9]+[A-Z]*(?![a-z])|(?:[A-Z]+(?![a-z])|[A-Z]?[a-z]+)(?:[0-9]+(?![0-9A-Z]))?/g

function fieldNames({ name, value }: Field | Attribute): string[] {
  return [name, ...(value.kind === 'pairs' ? value.keys.flatMap(fieldNames) : [])]
}

function childNames({ name, attributes, children }: Child): string[] {
  return [name, ...attributes.flatMap(fieldNames), ...children.flatMap(childNames)]
}
