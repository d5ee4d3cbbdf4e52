/**
 * Descriptions of declarations as plain data, so that nothing has to be loaded to make them. `structures.ts` turns them
 * into ts-morph's structures.
 */

/** Paragraphs of a documentation comment. */
export type Doc = readonly string[]

export type Declaration =
  | InterfaceDeclaration
  | AliasDeclaration
  | ConstDeclaration
  | ClassDeclaration
  | FunctionDeclaration
  | ReExport
  | CodeBlock

export interface InterfaceDeclaration {
  readonly kind: 'interface'
  readonly doc?: Doc
  readonly name: string
  readonly typeParameters?: readonly TypeParameter[]
  readonly extends?: readonly string[]
  readonly properties: readonly Property[]
  /** Type of every further property. */
  readonly index?: { readonly doc?: Doc; readonly type: string }
}

export interface AliasDeclaration {
  readonly kind: 'type'
  readonly doc?: Doc
  readonly name: string
  readonly typeParameters?: readonly TypeParameter[]
  /** A type, the members of a union, or fields with conditions. */
  readonly type: string | readonly UnionMember[] | Intersection
}

export interface ConstDeclaration {
  readonly kind: 'const'
  readonly doc?: Doc
  readonly name: string
  readonly type?: string
  /** An expression. */
  readonly value: string
  /** Not exported. */
  readonly local?: boolean
}

export interface ClassDeclaration {
  readonly kind: 'class'
  readonly doc?: Doc
  readonly name: string
  readonly extends?: string
  readonly fields: readonly Field[]
  readonly constructs?: Constructor
  readonly methods?: readonly Method[]
}

export interface FunctionDeclaration extends Method {
  readonly kind: 'function'
}

/** `export { names } from './x.js'`; without names, everything. */
export interface ReExport {
  readonly kind: 're-export'
  /** Each a name, or `name as other`. */
  readonly names?: readonly string[]
  readonly typeOnly?: boolean
  readonly from: string
}

/** Statements as they are: what ajv compiled, or what a program runs. */
export interface CodeBlock {
  readonly kind: 'code'
  readonly text: string
}

export interface Property {
  readonly doc?: Doc
  readonly name: string
  readonly optional?: boolean
  readonly type: string
}

export interface UnionMember {
  readonly doc?: string
  readonly type: string
}

/** `Fields & ({ … } | { … })`: one of the forms of each condition has to hold. */
export interface Intersection {
  readonly fields: string
  readonly demands: readonly (readonly ObjectType[])[]
}

/** The properties of a type without a name. */
export type ObjectType = readonly Property[]

export interface TypeParameter {
  readonly name: string
  readonly isConst?: boolean
  readonly constraint: string
  readonly default?: string
}

/** A readonly field of a class. */
export interface Field {
  readonly doc?: Doc
  readonly name: string
  readonly type: string
}

export interface Parameter {
  readonly name: string
  readonly optional?: boolean
  readonly type: string
}

export interface Constructor {
  readonly doc?: Doc
  readonly parameters: readonly Parameter[]
  /** Statements, each a text. */
  readonly body: readonly string[]
}

export interface Method extends Constructor {
  readonly name: string
  /** Whether it stands in place of one of the class it extends. */
  readonly overrides?: boolean
  readonly typeParameters?: readonly TypeParameter[]
  /** Type of the result; inferred when absent. */
  readonly returns?: string
}

/** Names one module takes from another. */
export interface Import {
  readonly from: string
  readonly names: readonly ImportedName[]
}

export interface ImportedName {
  readonly name: string
  readonly typeOnly: boolean
}
