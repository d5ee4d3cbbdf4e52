import { describe, expect, it } from 'vitest'
import { api, folder } from './fixture/api.js'

describe('two API reports', () => {
  const report = (code: string, entry = '.') => `# @card-gateway/x\n\n## \`${entry}\`\n\n\`\`\`ts\n${code}\n\`\`\`\n`

  async function compared(before: string, after: string): Promise<string[]> {
    const root = folder({ 'before/x/api.md': before, 'after/x/api.md': after })
    const { code, out } = await api(root, '--compare', 'before', 'after')
    expect(code).toBe(0)
    return out.slice(0, -1).map((line) => line.replaceAll('@card-gateway/x ', ''))
  }

  const request = (members: string) =>
    `export function pay(request: Request): void;\nexport interface Request { ${members} }`
  const reply = (members: string) => `export function pay(): Promise<Reply>;\nexport interface Reply { ${members} }`
  const sent = (type: string) => `export function pay(kind: Kind): void;\nexport type Kind = ${type};`
  const received = (type: string) => `export const kind: Kind;\nexport type Kind = ${type};`
  const handler = (event: string) => `export function receive(options: Options): void;
    export interface Options { on(event: Event): void }
    export interface Event { ${event} }`

  it.each<[what: string, before: string, after: string, changes: string[]]>([
    ['nothing', request('readonly a: string'), request('readonly a: string'), []],
    ['members in another order', request('b: string; a: string'), request('a: string; b: string'), []],

    [
      'an export removed',
      'export const a: string;\nexport const b: string;',
      'export const a: string;',
      ['major  b was removed'],
    ],
    [
      'an export added',
      'export const a: string;',
      'export const a: string;\nexport const b: string;',
      ['minor  b was added'],
    ],
    ['a name that nothing exports, removed', 'interface A {}\nexport const a: string;', 'export const a: string;', []],

    [
      'a required member of a request added',
      request(''),
      request('a: string'),
      ['major  Request.a was added and is required'],
    ],
    ['an optional member of a request added', request(''), request('a?: string'), ['minor  Request.a was added']],
    ['a member of a request removed', request('a?: string'), request(''), ['major  Request.a was removed']],
    [
      'a member of a request becomes required',
      request('a?: string'),
      request('a: string'),
      ['major  Request.a is required now'],
    ],
    [
      'a member of a request becomes optional',
      request('a: string'),
      request('a?: string'),
      ['minor  Request.a may be absent now'],
    ],

    ['a member of a reply added', reply(''), reply('a: string'), ['minor  Reply.a was added']],
    ['a member of a reply removed', reply('a: string'), reply(''), ['major  Reply.a was removed']],
    [
      'a member of a reply becomes optional',
      reply('a: string'),
      reply('a?: string'),
      ['major  Reply.a may be absent now'],
    ],
    [
      'a member of a reply becomes certain',
      reply('a?: string'),
      reply('a: string'),
      ['minor  Reply.a is required now'],
    ],
    [
      'an absent member of a reply may be undefined',
      reply('a?: string'),
      reply('a?: string | undefined'),
      ['minor  Reply.a may also be undefined'],
    ],

    [
      'a member of a type in both directions added',
      `${request('a: string')}\nexport const last: Request;`,
      `${request('a: string; b: string')}\nexport const last: Request;`,
      ['major  Request.b was added and is required'],
    ],
    [
      'a required member of a type that nothing uses added',
      'export interface A {}',
      'export interface A { a: string }',
      ['major  A.a was added and is required'],
    ],
    ['a member of what a handler is given added', handler(''), handler('a: string'), ['minor  Event.a was added']],
    ['a member of what a handler is given removed', handler('a: string'), handler(''), ['major  Event.a was removed']],

    ['a member of a union that is sent added', sent("'a'"), sent("'a' | 'b'"), ["minor  Kind may also be 'b'"]],
    ['a member of a union that is sent removed', sent("'a' | 'b'"), sent("'a'"), ["major  Kind is no longer 'b'"]],
    [
      'a member of a union that is received added',
      received("'a'"),
      received("'a' | 'b'"),
      ["minor  Kind may also be 'b'"],
    ],
    [
      'a member of a union that is received removed',
      received("'a' | 'b'"),
      received("'a'"),
      ["minor  Kind is no longer 'b'"],
    ],
    [
      'what is received may be nothing',
      received('string'),
      received('string | undefined'),
      ['major  Kind may also be undefined'],
    ],
    ['a union in another order', sent("'a' | 'b'"), sent("'b' | 'a'"), []],

    [
      'another type of a parameter',
      'export function f(a: string): void;',
      'export function f(a: number): void;',
      ['major  f() parameter 1 was string and is number'],
    ],
    ['another name of a parameter', 'export function f(a: string): void;', 'export function f(b: string): void;', []],
    [
      'an optional parameter added',
      'export function f(): void;',
      'export function f(a?: string): void;',
      ['minor  f() parameter 1 was added'],
    ],
    [
      'a required parameter added',
      'export function f(): void;',
      'export function f(a: string): void;',
      ['major  f() parameter 1 was added and is required'],
    ],
    [
      'a parameter removed',
      'export function f(a?: string): void;',
      'export function f(): void;',
      ['major  f() parameter 1 was removed'],
    ],
    [
      'another result',
      'export function f(): string;',
      'export function f(): number;',
      ['major  f() result was string and is number'],
    ],
    [
      'an overload added',
      'export function f(a: string): void;',
      'export function f(a: string): void;\nexport function f(a: number): void;',
      ['minor  f has a further signature'],
    ],
    [
      'a handler is told more',
      'export function on(h: (a: string) => void): void;',
      'export function on(h: (a: string, b: string) => void): void;',
      ['minor  on() parameter 1() parameter 2 was added'],
    ],

    ['a method added to a class', 'export class A {}', 'export class A { m(): void }', ['minor  A.m was added']],
    ['a method of a class removed', 'export class A { m(): void }', 'export class A {}', ['major  A.m was removed']],
    [
      'a constructor that wants more',
      'export class A { constructor(); }',
      'export class A { constructor(a: string); }',
      ['major  A.constructor() parameter 1 was added and is required'],
    ],
    [
      'a class that cannot be made any more',
      'export class A {}',
      'export abstract class A {}',
      ['major  A is abstract now'],
    ],
    [
      'a member moved to the base',
      'export class A extends B { m(): void }\nclass B {}',
      'export class A extends B {}\nclass B { m(): void }',
      ['minor  B.m was added'],
    ],
    [
      'another base',
      'export class A extends Error {}',
      'export class A extends TypeError {}',
      ['major  A extends another class'],
    ],
    [
      'read only',
      'export class A { a: string }',
      'export class A { readonly a: string }',
      ['major  A.a is read-only now'],
    ],

    [
      'a type parameter with a default',
      'export interface A { a: string }',
      'export interface A<T = string> { a: T }',
      ['major  A.a was string and is T', 'minor  A takes other type arguments'],
    ],
    [
      'a type argument',
      'export function f(): Promise<string>;',
      'export function f(): Promise<number>;',
      ['major  f() result was string and is number'],
    ],
  ])('%s', async (_what, before, after, changes) => {
    expect(await compared(report(before), report(after))).toEqual(changes)
  })

  it('may have other entry points', async () => {
    const [both, root] = [
      report('export const a: string;') + report('export const b: string;', './b').slice(19),
      report('export const a: string;'),
    ]
    expect(await compared(both, root)).toEqual(['major  @card-gateway/x/b can no longer be imported'])
    expect(await compared(root, both)).toEqual(['minor  @card-gateway/x/b can be imported'])
  })

  it('of packages that use each other tell which way a type travels', async () => {
    const types = (members: string) =>
      `# @card-gateway/types\n\n## \`.\`\n\n\`\`\`ts\nexport interface Order { ${members} }\n\`\`\`\n`
    const use = (signature: string) =>
      report(`import type {\n    Order,\n} from '@card-gateway/types';\nexport function f${signature};`)
    const changes = async (signature: string) => {
      const root = folder({
        'before/types/api.md': types(''),
        'before/x/api.md': use(signature),
        'after/types/api.md': types('a: string'),
        'after/x/api.md': use(signature),
      })
      return (await api(root, '--compare', 'before', 'after')).out
    }
    expect(await changes('(order: Order): void')).toEqual([
      'major  @card-gateway/types Order.a was added and is required',
      'Users may have to change their code: a major version.',
    ])
    expect(await changes('(): Order')).toEqual([
      'minor  @card-gateway/types Order.a was added',
      'Users need not change their code: a minor version.',
    ])
  })

  it('must be there', async () => {
    const root = folder({ 'notes/x/api.md': 'no report' })
    expect(await api(root, '--compare', 'gone')).toMatchObject({
      code: 2,
      notes: expect.stringContaining('There is no '),
    })
    expect(await api(root, '--compare', 'notes/x', 'notes')).toMatchObject({
      code: 2,
      notes: expect.stringContaining('has an api.md'),
    })
    expect(await api(root, '--compare', 'notes', 'notes')).toMatchObject({
      code: 2,
      notes: expect.stringContaining('no API report'),
    })
    expect(await api(root, '--compare')).toMatchObject({ code: 2, notes: expect.stringContaining('--compare needs') })
  })
})
