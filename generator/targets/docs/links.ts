/** Addresses of pages, and links between them. */
import { posix } from 'node:path'
import { perObject } from '../../lib/memo.js'
import type { Command, Documented, Machine, Model } from '../../model/model.js'
import { code, plain } from './markdown.js'

export function commandPath({ family, localId }: Command): string {
  return `commands/${family.name}/${localId}.md`
}

export function eventPath(name: string): string {
  return `notifications/${name}.md`
}

export function errorPath(errorCode: string): string {
  return `errors/${errorCode}.md`
}

export function machinePath({ name }: Pick<Machine, 'name'>): string {
  return `states/${kebab(name)}.md`
}

/** `API Pay`; `InPay Pay (page)` for a second command of the same name. */
export function commandTitle({ family, name, localId }: Command): string {
  const further = localId.startsWith(name) ? localId.slice(name.length) : ''
  return `${family.title} ${further === '' ? localId : `${name} (${further.toLowerCase()})`}`
}

/** `confirmationCode` as words: `confirmation code`. */
export function machineWords(name: string): string {
  return kebab(name).replaceAll('-', ' ')
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
}

/** Matches what may be the name of an error code or an event, or the id of a decision. */
const names = /\b[A-Z]\w+\b/g

/** Names that have a page each. */
const pagesOf = perObject(({ errors, events }: Model) => ({
  errors: new Set(errors.map((error) => error.code)),
  events: new Set(events.map((event) => event.name)),
}))

/** Makes links that start at one page. */
export class Links {
  readonly #model: Model
  readonly #from: string
  readonly #ways = new Map<string, string>()

  /** @param from path of the page below the reference, such as `errors/README.md` */
  constructor(model: Model, from: string) {
    this.#model = model
    this.#from = from
  }

  /** Relative link from this page to another one. */
  to(path: string): string {
    const known = this.#ways.get(path)
    if (known !== undefined) return known
    const relative = posix.relative(posix.dirname(this.#from), path)
    const way = relative.startsWith('.') ? relative : `./${relative}`
    this.#ways.set(path, way)
    return way
  }

  command(id: string): string {
    const command = this.#model.commands.find((one) => one.id === id)
    return command === undefined ? plain(id) : `[${commandTitle(command)}](${this.to(commandPath(command))})`
  }

  event(name: string): string {
    return `[${name}](${this.to(eventPath(name))})`
  }

  error(errorCode: string): string {
    return `[${errorCode}](${this.to(errorPath(errorCode))})`
  }

  machine(name: string): string {
    return `[${machineWords(name)}](${this.to(machinePath({ name }))})`
  }

  decision(id: string): string {
    return `[${id}](${this.to('open-questions.md')}#${id.toLowerCase()})`
  }

  limit(name: string): string {
    return `[${code(name)}](${this.to('limits.md')})`
  }

  testCard(name: string): string {
    return `[${code(name)}](${this.to('test-cards.md')})`
  }

  /** Words of the spec, with a link wherever they name an error code or an event. */
  prose(text: string): string {
    const { errors, events } = pagesOf(this.#model)
    return plain(text).replace(names, (word) => {
      if (errors.has(word)) return this.error(word)
      return events.has(word) ? this.event(word) : word
    })
  }

  /** What something is, in the spec's words. */
  about({ summary, description }: Documented): string {
    return this.prose([summary, description].filter(Boolean).join(' '))
  }

  /** Where the interface document says so, and which decisions it rests on. */
  provenance({ source, decided }: Pick<Documented, 'source' | 'decided'>): string {
    const rests =
      decided.length === 0
        ? ''
        : `decision${decided.length === 1 ? '' : 's'} ${decided.map((id) => this.decision(id)).join(', ')}`
    if (source === undefined) return rests === '' ? '' : `By ${rests}.`
    return `Source: ${plain(source)}${rests === '' ? '' : `; ${rests}`}.`
  }

  /** What is decided, with the option that changes it. */
  decisions(ids: readonly string[]): readonly string[] {
    return this.#model.unspecified
      .filter(({ id }) => ids.includes(id))
      .map(
        ({ id, question, decision, option }) =>
          `${this.decision(id)}: ${plain(question)} ${this.prose(decision)}${option === undefined ? '' : ` Option: ${code(option)}.`}`,
      )
  }
}
