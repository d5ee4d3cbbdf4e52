/** The table of limits. */
import type { Declaration } from '../../emit/print/declarations.js'
import { lineWidth } from '../../emit/print/layout.js'
import { literal } from '../../emit/print/literal.js'
import { Module } from '../../emit/print/module.js'
import { example } from '../../emit/types/examples.js'
import { documentedDoc } from '../../emit/types/field-docs.js'
import { pascalCase } from '../../lib/letter-case.js'
import type { Limit, Model } from '../../model/model.js'
import type { OutputFile } from '../shared/target.js'

export function limitsFile({ limits }: Model): OutputFile {
  const path = 'src/limits.ts'
  return {
    path,
    source: 'spec/limits.yaml',
    from: [limits],
    render: () =>
      new Module(path)
        .add(
          ...limitShapes.map(shapeOf),
          {
            kind: 'interface',
            doc: [
              'Every number of the interface document, under its name and in its unit.',
              example(`const unitOf = (all: Limits) => all.${limits[0]?.name}.unit`),
            ],
            name: 'Limits',
            properties: limits.map((limit) => ({
              doc: [documentedDoc(limit).join(' ').trim()],
              name: limit.name,
              type: limitType(limit),
            })),
          },
          {
            kind: 'const',
            doc: [
              'Every number of the interface document, under its name and in its unit.',
              example(`const { unit } = limits.${limits[0]?.name}`),
            ],
            name: 'limits',
            type: 'Limits',
            value: literal(Object.fromEntries(limits.map((limit) => [limit.name, numbersOf(limit)])), lineWidth),
          },
        )
        .print(),
  }
}

type Part = 'unit' | 'min' | 'max' | 'value'

const partWords: Readonly<Record<Part, string>> = {
  unit: 'What the numbers count.',
  min: 'The least that is allowed.',
  max: 'The most that is allowed.',
  value: 'The one number.',
}

interface LimitShape {
  readonly name: string
  readonly says: string
  readonly parts: readonly Part[]
}

const limitShapes: readonly LimitShape[] = [
  { name: 'RangeLimit', says: 'From one number to another, both allowed.', parts: ['unit', 'min', 'max'] },
  { name: 'UpperLimit', says: 'Up to a number.', parts: ['unit', 'max'] },
  { name: 'LowerLimit', says: 'From a number on.', parts: ['unit', 'min'] },
  { name: 'FixedLimit', says: 'A number by itself.', parts: ['unit', 'value'] },
]

/** `RangeLimit<Unit, Min, Max>` */
function shapeOf({ name, says, parts }: LimitShape): Declaration {
  const last = parts.at(-1) ?? 'unit'
  const given = ["'characters'", ...parts.slice(1).map((_, i) => String(i * 10 + 1))]
  return {
    kind: 'interface',
    doc: [says, example(`const tell = (limit: ${name}<${given.join(', ')}>) => \`\${limit.${last}} \${limit.unit}\``)],
    name,
    typeParameters: parts.map((part) => ({
      name: pascalCase(part),
      constraint: part === 'unit' ? 'string' : 'number',
    })),
    properties: parts.map((part) => ({ doc: [partWords[part]], name: part, type: pascalCase(part) })),
  }
}

/** `RangeLimit<'characters', 1, 50>` */
function limitType(limit: Limit): string {
  const given = numbersOf(limit)
  const shape = limitShapes.find(({ parts }) => parts.join() === Object.keys(given).join())
  if (shape === undefined)
    throw new Error(`The limit ${limit.name} has a combination of numbers that no type describes.`)
  return `${shape.name}<${Object.values(given)
    .map((each) => literal(each))
    .join(', ')}>`
}

function numbersOf({ unit, min, max, value }: Limit): Readonly<Partial<Record<Part, string | number>>> {
  return {
    unit,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(value !== undefined && { value }),
  }
}
