/** An object whose members are read by name. */
export type Values = Readonly<Record<string, unknown>>

/** A message, or a part of it, while its members are read. */
export type Draft = Record<string, unknown>

/** Whether a value is an object with named members: not null, not an array. */
export function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An empty record without a prototype, so that names such as `__proto__` or `constructor` are names like any other. */
export function bareRecord<T>(): Record<string, T> {
  return Object.create(null)
}

/** Sets a member whatever its name: an assignment to `__proto__` would set the prototype. */
export function setMember(record: Record<string, unknown>, name: string, value: unknown): void {
  if (name !== '__proto__') record[name] = value
  else Object.defineProperty(record, name, { value, writable: true, enumerable: true, configurable: true })
}

/** Names and texts, without inherited names like {@link bareRecord}; but V8 keeps a bareRecord as a slow dictionary. */
class TextRecord {
  [name: string]: string
}
Object.setPrototypeOf(TextRecord.prototype, null)
Reflect.deleteProperty(TextRecord.prototype, 'constructor')

/** The same as {@link bareRecord} for texts, and faster: for records that are made with every call. */
export function textRecord(): Record<string, string> {
  return new TextRecord()
}
