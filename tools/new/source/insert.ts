import {
  isArrowFunction,
  isBlock,
  isCallExpression,
  isImportDeclaration,
  isObjectLiteralExpression,
  isStringLiteral,
  SyntaxKind,
  type ArrayLiteralExpression,
  type ArrowFunction,
  type ObjectLiteralExpression,
} from 'typescript'
import { objectOf, parse, propertyOf, valueOf } from './parse.ts'

const insertAt = (text: string, position: number, added: string): string => text.slice(0, position) + added + text.slice(position)

/** Adds a last item to a list or object literal of the text it was parsed from. */
const withItem = (text: string, literal: ArrayLiteralExpression | ObjectLiteralExpression, item: string): string => {
  const items = 'elements' in literal ? literal.elements : literal.properties
  const last = items.at(-1)
  if (last === undefined) return insertAt(text, literal.getEnd() - 1, item)
  return insertAt(text, last.getEnd(), `, ${item}`)
}

/** Adds a property to the object of a constant. */
export const addProperty = (text: string, constant: string, property: string): string =>
  withItem(text, objectOf(parse(text), constant), property)

/** Adds a property to an object that is itself a property of a constant. */
export const addInnerProperty = (text: string, [constant, name]: readonly [string, string], property: string): string => {
  const inner = propertyOf(objectOf(parse(text), constant), name)
  if (inner === null || !isObjectLiteralExpression(inner)) throw new Error(`${constant}.${name} is no object.`)
  return withItem(text, inner, property)
}

/** Adds an item to a list in the parsed text. */
export const addItem = (text: string, find: (file: ReturnType<typeof parse>) => ArrayLiteralExpression, item: string): string =>
  withItem(text, find(parse(text)), item)

/** Gives an asynchronous function with an expression a body that awaits it and then runs a statement. */
const withBody = (text: string, value: ArrowFunction, statement: string): string => {
  const isAsync = value.modifiers?.some(({ kind }) => kind === SyntaxKind.AsyncKeyword) === true
  const head = text.slice(value.getStart(), value.body.getStart())
  const body = `{\n  await ${value.body.getText()}\n${statement}\n}`
  return `${text.slice(0, value.getStart())}${isAsync ? '' : 'async '}${head}${body}${text.slice(value.getEnd())}`
}

/** Adds a statement to the end of an asynchronous function that is a constant or the last argument of its call. */
export const addStatement = (text: string, constant: string, statement: string): string => {
  const whole = valueOf(parse(text), constant)
  const value = isCallExpression(whole) ? whole.arguments.at(-1) : whole
  if (value === undefined || !isArrowFunction(value)) throw new Error(`${constant} is no function.`)
  return isBlock(value.body) ? insertAt(text, value.body.getEnd() - 1, `${statement}\n`) : withBody(text, value, statement)
}

/** Adds an import in source order, among the imports that it may precede. */
export const addImport = (text: string, names: string, source: string): string => {
  const imports = parse(text).statements.filter(isImportDeclaration)
  const sourceOf = (one: (typeof imports)[number]) => (isStringLiteral(one.moduleSpecifier) ? one.moduleSpecifier.text : '')
  const isNear = (one: string) => one.startsWith('.') === source.startsWith('.')
  const line = `import ${names} from '${source}'\n`
  const next = imports.find((one) => isNear(sourceOf(one)) && sourceOf(one).localeCompare(source) > 0)
  if (next !== undefined) return insertAt(text, next.getStart(), line)
  const last = imports.at(-1)
  return last === undefined ? `${line}\n${text}` : insertAt(text, last.getEnd(), `\n${line.trimEnd()}`)
}
