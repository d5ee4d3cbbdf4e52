// Copied from templates/sandbox/src/sandbox/world-tag.ts by `npm run generate`. Do not edit: change it there.
/** What SessionIds and MDs of a world begin with, so that a request with nothing else finds it. */
export function worldTag(name: string): string {
  let value = 0x811c9dc5
  for (let index = 0; index < name.length; index++) value = Math.imul(value ^ name.charCodeAt(index), 0x01000193)
  return (value >>> 0).toString(16).padStart(8, '0')
}
