import {
  createSourceFile,
  forEachChild,
  isArrayLiteralExpression,
  isAsExpression,
  isCallExpression,
  isObjectLiteralExpression,
  isPropertyAssignment,
  isSatisfiesExpression,
  isVariableDeclaration,
  ScriptTarget,
  type ArrayLiteralExpression,
  type Expression,
  type Node,
  type ObjectLiteralExpression,
  type SourceFile,
} from 'typescript'

export const parse = (text: string): SourceFile => createSourceFile('source.ts', text, ScriptTarget.ESNext, true)

/** Returns the expression without `as` and `satisfies`; for a call with one object, the object. */
const bare = (expression: Expression): Expression => {
  if (isAsExpression(expression) || isSatisfiesExpression(expression)) return bare(expression.expression)
  const [only, ...others] = isCallExpression(expression) ? expression.arguments : []
  return only !== undefined && others.length === 0 ? bare(only) : expression
}

/** Returns the value of a constant of the file. Throws if it is missing. */
export const valueOf = (file: SourceFile, name: string): Expression => {
  let found: Expression | undefined
  const look = (node: Node): void => {
    if (isVariableDeclaration(node) && node.name.getText() === name && node.initializer !== undefined) found ??= bare(node.initializer)
    forEachChild(node, look)
  }
  look(file)
  if (found === undefined) throw new Error(`There is no constant ${name}.`)
  return found
}

/** Returns the object of a constant, also inside a call such as `defineTenant({…})`. */
export const objectOf = (file: SourceFile, name: string): ObjectLiteralExpression => {
  const value = valueOf(file, name)
  if (!isObjectLiteralExpression(value)) throw new Error(`${name} is no object.`)
  return value
}

export const propertyOf = (object: ObjectLiteralExpression, name: string): Expression | null => {
  const found = object.properties.find(
    (property) => isPropertyAssignment(property) && property.name.getText().replace(/^'|'$/g, '') === name,
  )
  return found !== undefined && isPropertyAssignment(found) ? bare(found.initializer) : null
}

export const arrayOf = (expression: Expression | null): ArrayLiteralExpression => {
  if (expression === null || !isArrayLiteralExpression(expression)) throw new Error('There is no list.')
  return expression
}
