// Copied from templates/notifications/src/storable-text.ts by `npm run generate`. Do not edit: change it there.
const unstorable = /\0|\p{Surrogate}/u

/**
 * Text that PostgreSQL can store: what holds NUL or half of a surrogate pair is written as a JSON string with escapes,
 * all else stays as it is. A stranger chooses these texts, and none may keep a notification from being finished.
 */
export function storable(text: string): string {
  return unstorable.test(text) ? JSON.stringify(text) : text
}

/** JSON that a `jsonb` column can store: the same for each text inside it. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'string' ? storable(inner) : inner))
}
