import { type CommandDescriptor, decodeRequestParts, maskDigits, readJson } from '@card-gateway/protocol'
import { newBuilder, type ParsedRequest, wordsOf } from './parsed-request.js'

/**
 * Values of JSON requests are read by the protocol package; only what is superfluous is looked for here.
 *
 * @param keepsDocuments whether objects are kept as they were sent
 */
export function readJsonRequest(command: CommandDescriptor, body: string, keepsDocuments: boolean): ParsedRequest {
  const builder = newBuilder()
  builder.masked = `[JSON of ${body.length} characters]`
  try {
    const { request, credentials } = decodeRequestParts(command, body)
    const known = new Set(command.request.map(({ name }) => name))
    const members: object = Object(readJson(body))
    if (keepsDocuments) builder.documents = objectsOf(command, members)
    for (const name of Object.keys(members).filter((name) => !known.has(name))) {
      const shown = maskDigits(name)
      builder.structure.push({ at: shown, why: `${shown} is not a parameter of ${command.name}.` })
    }
    Object.assign(builder.request, request)
    Object.assign(builder.credentials, credentials)
    for (const { name, from } of command.request) {
      if (from !== undefined && builder.credentials[from] === undefined) {
        builder.structure.push({ at: name, why: `${name} is missing.` })
      }
    }
  } catch (error) {
    builder.structure.push({ at: 'body', why: wordsOf(error) })
  }
  return builder
}

/** What else was sent, the password among it, is not kept. */
function objectsOf({ request }: CommandDescriptor, members: object): Record<string, string> {
  return Object.fromEntries(
    request
      .filter(({ name, kind }) => kind === 'object' && Object.hasOwn(members, name))
      .map(({ name }) => [name, JSON.stringify(Reflect.get(members, name))]),
  )
}
