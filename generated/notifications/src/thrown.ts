// Copied from templates/notifications/src/thrown.ts by `npm run generate`. Do not edit: change it there.
/** Frames that are kept of a stack: V8 gives ten. */
const frames = 10
const longestFrame = 300

/** A frame as V8 writes it. */
const frame = /^ {4}at .*(?::\d+:\d+|<anonymous>|native)\)?$/

/**
 * What was thrown, without its message, which may hold what is secret: the class in the first line, and where it was thrown in
 * the lines after it.
 */
export function withoutMessage(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  return [classOf(error), ...framesOf(error)].join('\n')
}

export function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? ''
}

/** The name an error gives itself, else that of its class. A name that is not a plain word is ignored: it may be a message. */
function classOf(error: Error): string {
  const names = [/^error$/i.test(error.name) ? error.constructor.name : error.name, error.name]
  return names.find((name) => /^[\w$]{1,60}$/.test(name)) ?? 'Error'
}

/** The frames stand last. A message may have lines that look like some, so all that is the message is cut off first. */
function framesOf({ message, stack }: Error): string[] {
  if (typeof stack !== 'string') return []
  const end = message === '' ? -1 : stack.indexOf(message)
  const lines = stack.slice(end === -1 ? 0 : end + message.length).split('\n')
  const first = lines.findLastIndex((line) => !frame.test(line)) + 1
  return lines.slice(first, first + frames).map((line) => line.slice(0, longestFrame))
}
