/** Declarations as ts-morph's structures. Texts of several lines leave through {@link Insertions} and come back after printing. */
import {
  type ClassDeclarationStructure,
  type ExportDeclarationStructure,
  type FunctionDeclarationStructure,
  type ImportDeclarationStructure,
  type InterfaceDeclarationStructure,
  type JSDocStructure,
  type OptionalKind,
  type ParameterDeclarationStructure,
  StructureKind,
  type Structures,
  type TypeAliasDeclarationStructure,
  type TypeElementMemberedNodeStructure,
  type TypeParameterDeclarationStructure,
  VariableDeclarationKind,
  type VariableStatementStructure,
  type WriterFunction,
  Writers,
} from 'ts-morph'
import type {
  AliasDeclaration,
  ClassDeclaration,
  CodeBlock,
  ConstDeclaration,
  Constructor,
  Declaration,
  Doc,
  FunctionDeclaration,
  Import,
  InterfaceDeclaration,
  Intersection,
  Method,
  ObjectType,
  Parameter,
  Property,
  ReExport,
  TypeParameter,
  UnionMember,
} from './declarations.js'
import type { Insertions } from './insertions.js'
import { docText, jsdoc } from './jsdoc.js'
import { lineWidth } from './layout.js'
import { propertyName } from './literal.js'

/** The structure of anything but code, which has none. */
export function structureOf(declaration: Exclude<Declaration, CodeBlock>, insertions: Insertions): Structures {
  switch (declaration.kind) {
    case 'interface':
      return interfaceOf(declaration)
    case 'type':
      return aliasOf(declaration, insertions)
    case 'const':
      return constOf(declaration, insertions)
    case 'class':
      return classOf(declaration)
    case 'function':
      return functionOf(declaration)
    case 're-export':
      return exportOf(declaration)
  }
}

/** `import type` where only types are wanted, else `type` before each of them. */
export function importOf({ from, names }: Import): ImportDeclarationStructure {
  const isTypeOnly = names.every(({ typeOnly }) => typeOnly)
  return {
    kind: StructureKind.ImportDeclaration,
    moduleSpecifier: from,
    isTypeOnly,
    namedImports: names.map(({ name, typeOnly }) => ({ name, isTypeOnly: typeOnly && !isTypeOnly })),
  }
}

function interfaceOf(declaration: InterfaceDeclaration): InterfaceDeclarationStructure {
  const { name, doc, properties, index } = declaration
  return {
    kind: StructureKind.Interface,
    isExported: true,
    name,
    docs: docsOf(doc),
    typeParameters: typeParametersOf(declaration.typeParameters),
    extends: [...(declaration.extends ?? [])],
    properties: properties.map((property) => propertyOf(property, 2)),
    indexSignatures: index
      ? [{ isReadonly: true, keyName: 'key', keyType: 'string', docs: docsOf(index.doc, 2), returnType: index.type }]
      : [],
  }
}

function propertyOf({ name, doc, optional, type }: Property, indent: number) {
  return {
    isReadonly: true,
    name: propertyName(name),
    docs: docsOf(doc, indent),
    hasQuestionToken: optional === true,
    type,
  }
}

function aliasOf(declaration: AliasDeclaration, insertions: Insertions): TypeAliasDeclarationStructure {
  const { name, doc, type, typeParameters } = declaration
  const taken = `export type ${name} = `.length
  return {
    kind: StructureKind.TypeAlias,
    isExported: true,
    name,
    docs: docsOf(doc),
    typeParameters: typeParametersOf(typeParameters),
    type: typeof type === 'object' && 'fields' in type ? intersectionOf(type) : insertions.hold(typeText(type, taken)),
  }
}

function intersectionOf({ fields, demands }: Intersection): WriterFunction {
  const [first, ...others] = demands.map(unionOfForms)
  return first === undefined ? (writer) => writer.write(fields) : Writers.intersectionType(fields, first, ...others)
}

/** In brackets, because `&` binds more tightly than `|`. */
function unionOfForms(forms: readonly ObjectType[]): WriterFunction {
  const [first, second, ...others] = forms.map((properties) => Writers.objectType(membersOf(properties)))
  if (first === undefined) return (writer) => writer.write('never')
  if (second === undefined) return first
  const union = Writers.unionType(first, second, ...others)
  return (writer) => {
    writer.write('(')
    union(writer)
    writer.write(')')
  }
}

function membersOf(properties: ObjectType): TypeElementMemberedNodeStructure {
  return { properties: properties.map((property) => propertyOf(property, 4)) }
}

function typeText(type: string | readonly UnionMember[], taken: number): string {
  return typeof type === 'string' ? onOneLine(type, taken) : unionOf(type, taken)
}

/** A type on the line of its name, or on the next where there is no room. */
function onOneLine(type: string, taken: number): string {
  return taken + type.length <= lineWidth || type.includes('\n') ? type : `\n  ${type}`
}

function unionOf(members: readonly UnionMember[], taken: number): string {
  const line = members.map(({ type }) => type).join(' | ')
  if (taken + line.length <= lineWidth && members.every(({ doc }) => doc === undefined)) return line
  const lines = members.flatMap(({ doc, type }) => [...jsdoc(doc === undefined ? [] : [doc], 2), `  | ${type}`])
  return `\n${lines.join('\n')}`
}

function constOf(
  { name, doc, type, value, local }: ConstDeclaration,
  insertions: Insertions,
): VariableStatementStructure {
  return {
    kind: StructureKind.VariableStatement,
    isExported: local !== true,
    declarationKind: VariableDeclarationKind.Const,
    docs: docsOf(doc),
    declarations: [{ name, ...(type !== undefined && { type }), initializer: insertions.hold(value) }],
  }
}

function classOf({ name, doc, fields, constructs, methods, ...rest }: ClassDeclaration): ClassDeclarationStructure {
  return {
    kind: StructureKind.Class,
    isExported: true,
    name,
    docs: docsOf(doc),
    ...(rest.extends !== undefined && { extends: rest.extends }),
    properties: fields.map((field) => ({
      isReadonly: true,
      name: field.name,
      docs: docsOf(field.doc, 2),
      type: field.type,
    })),
    ctors: constructs ? [callableOf(constructs, 2)] : [],
    methods: (methods ?? []).map((method) => ({
      ...methodOf(method, 2),
      hasOverrideKeyword: method.overrides === true,
    })),
  }
}

function functionOf(declaration: FunctionDeclaration): FunctionDeclarationStructure {
  return { ...methodOf(declaration), kind: StructureKind.Function, isExported: true }
}

function methodOf(method: Method, indent = 0) {
  const { name, typeParameters, returns } = method
  return {
    ...callableOf(method, indent),
    name,
    typeParameters: typeParametersOf(typeParameters),
    ...(returns !== undefined && { returnType: returns }),
  }
}

function callableOf({ doc, parameters, body }: Constructor, indent: number) {
  return {
    docs: docsOf(doc, indent),
    parameters: parameters.map(parameterOf),
    statements: body.length > 0 ? [body.join('\n')] : [],
  }
}

function parameterOf({ name, optional, type }: Parameter): OptionalKind<ParameterDeclarationStructure> {
  return { name, hasQuestionToken: optional === true, type }
}

function typeParametersOf(
  parameters: readonly TypeParameter[] = [],
): OptionalKind<TypeParameterDeclarationStructure>[] {
  return parameters.map(({ isConst = false, ...parameter }) => ({ ...parameter, isConst }))
}

function exportOf({ names, from, typeOnly = false }: ReExport): ExportDeclarationStructure {
  return {
    kind: StructureKind.ExportDeclaration,
    moduleSpecifier: from,
    isTypeOnly: typeOnly,
    ...(names && { namedExports: [...names] }),
  }
}

function docsOf(doc: Doc = [], indent = 0): OptionalKind<JSDocStructure>[] {
  const description = docText(doc, indent)
  return description === undefined ? [] : [{ description }]
}
