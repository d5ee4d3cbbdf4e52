import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { api, folder } from './fixture/api.js'

describe('the API report', () => {
  const config = JSON.stringify({
    compilerOptions: {
      target: 'ES2023',
      module: 'NodeNext',
      paths: { '@card-gateway/*': ['./generated/*/src/index.ts'] },
    },
  })
  const manifest = (name: string, exports: object) =>
    JSON.stringify({ name: `@card-gateway/${name}`, type: 'module', exports })
  const files = {
    'tsconfig.json': config,
    'generated/shop/package.json': manifest('shop', {
      '.': { types: './dist/index.d.ts' },
      './goods/*': { types: './dist/goods/*.d.ts' },
      './package.json': './package.json',
    }),
    'generated/shop/src/index.ts': `
      import type { Money } from '@card-gateway/money'
      export type { Money } from '@card-gateway/money'
      export { apple, Fruit as Food } from './goods/apple.js'
      interface Bill { readonly total: Money }
      /** Sells. */
      export class Shop {
        #open = true
        private secret = 1
        sell(name: string, price = 1) { return { name, price } }
        bill(): Bill { return { total: this.#open ? 1 : this.secret } }
        get address(): string { return '' }
        constructor(readonly owner: string) {}
      }`,
    'generated/shop/src/goods/apple.ts': `
      export class Fruit { eat() {} }
      export const apple = { colour: 'red' } as const
      export function buy(how: 'cash'): void
      export function buy(how: 'card'): void
      export function buy(_how: string) {}`,
    'generated/money/package.json': manifest('money', { '.': { types: './dist/index.d.ts' } }),
    'generated/money/src/index.ts': 'export type Money = number',
    'generated/schemas/package.json': manifest('schemas', {}),
  }

  it('holds each declaration that can be imported, once and sorted, and what it names', async () => {
    const root = folder(files)
    expect(await api(root)).toMatchObject({
      code: 0,
      out: ['generated/money/api.md  written', 'generated/shop/api.md  written'],
    })
    const [, ...sections] = readFileSync(join(root, 'generated/shop/api.md'), 'utf8').split('\n## ')
    expect(sections).toEqual([
      `\`.\`

\`\`\`ts
import type {
    Money,
} from '@card-gateway/money';
export {
    Fruit as Food,
};
export {
    Money,
} from '@card-gateway/money';
interface Bill {
    readonly total: Money;
}
class Fruit {
    eat(): void;
}
export class Shop {
    constructor(owner: string);
    get address(): string;
    bill(): Bill;
    readonly owner: string;
    sell(name: string, price?: number): {
        name: string;
        price: number;
    };
}
export const apple: {
    readonly colour: "red";
};
\`\`\`
`,
      `\`./goods/apple\`

\`\`\`ts
export {
    Fruit,
    apple,
} from '.';
export function buy(how: 'cash'): void;
export function buy(how: 'card'): void;
\`\`\`
`,
    ])
  })

  it('is compared with the sources, and can be read back', async () => {
    const root = folder(files)
    expect(await api(root, '--check')).toMatchObject({
      code: 1,
      out: expect.arrayContaining(['generated/shop/api.md  missing']),
    })
    await api(root)
    expect(await api(root, '--check')).toMatchObject({ code: 0 })
    writeFileSync(join(root, 'generated/money/src/index.ts'), 'export type Money = bigint')
    const { code, out } = await api(root, '--check')
    expect(code).toBe(1)
    expect(out).toContain('generated/money/api.md  stale')
    expect(out).toContain('  + export type Money = bigint;')
    expect((await api(root, '--compare', 'generated')).out).toEqual(['Nothing changed for users.'])
  })
})
