/** Names of the files of this package, for `$id` and `$schema`. They are no addresses: nothing is ever fetched. */

/**
 * Version of the format of model.json and of the vector files: what a reader of them must know. It grows when something is
 * removed or means something else; what is added needs no new one.
 */
export const formatVersion = 1

/** @param name the path below `json-schema/` without `.json`: `api/Pay.request` */
export function idOf(name: string): string {
  return `urn:card-gateway:${formatVersion}:${name}`
}
