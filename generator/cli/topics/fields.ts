import type { Attribute, Child, Field, Model } from '../../model/model.js'
import { fieldText, type Row, section, type Topic, valueText } from './topic.js'

/** One topic per field name, with every place it stands in. */
export function fieldTopics(model: Model): Topic[] {
  const places = new Map<string, Row[]>()
  const add = (name: string, row: Row): void => {
    places.set(name, [...(places.get(name) ?? []), row])
  }
  for (const { id, parameters, reply } of model.commands) {
    addFields(parameters, `${id} request`, add)
    addAttributes(reply?.attributes ?? [], reply?.children ?? [], `${id} reply`, add)
  }
  for (const { name, fields } of model.resources) addFields(fields, name, add)
  addFields(model.commonEventFields, 'every event', add)
  for (const { name, fields } of model.events) addFields(fields, name, add)
  return [...places].map(([name, rows]) => ({
    kind: 'field',
    name,
    blocks: () => section('Where', rows),
  }))
}

type Add = (name: string, row: Row) => void

function addFields(fields: readonly Field[], where: string, add: Add): void {
  for (const field of fields) {
    add(field.name, [where, fieldText(field)])
    if (field.value.kind === 'pairs') addFields(field.value.keys, `${where}, ${field.name}`, add)
  }
}

function addAttributes(attributes: readonly Attribute[], children: readonly Child[], where: string, add: Add): void {
  for (const { name, value, summary } of attributes) add(name, [where, `${valueText(value)}. ${summary}`])
  for (const { name, attributes, children: inner } of children)
    addAttributes(attributes, inner, `${where} <${name}>`, add)
}
