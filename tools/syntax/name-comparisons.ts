import ts from 'typescript'
import { lineOf, walk } from './parsed-files.ts'

const EQUALITY: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
])

/** Names of one vocabulary, and the variables or properties that contain one of them. */
export type Vocabulary = { readonly names: ReadonlySet<string>; readonly variable: RegExp }

const nameOf = (node: ts.Node): string => {
  if (ts.isPropertyAccessExpression(node)) return node.name.text
  return ts.isIdentifier(node) ? node.text : ''
}

/** Whether a node is an array of texts, all of which are names of the vocabulary. */
const listed = (node: ts.Node | undefined, { names }: Vocabulary): boolean =>
  node !== undefined &&
  ts.isArrayLiteralExpression(node) &&
  node.elements.length > 0 &&
  node.elements.every((element) => ts.isStringLiteral(element) && names.has(element.text))

const isPair = (one: ts.Node, other: ts.Node, { names, variable }: Vocabulary): boolean =>
  variable.test(nameOf(one)) && ts.isStringLiteral(other) && names.has(other.text)

const isComparison = (node: ts.Node, vocabulary: Vocabulary): boolean => {
  if (ts.isBinaryExpression(node) && EQUALITY.has(node.operatorToken.kind)) {
    return isPair(node.left, node.right, vocabulary) || isPair(node.right, node.left, vocabulary)
  }
  if (ts.isCaseClause(node)) return isPair(node.parent.parent.expression, node.expression, vocabulary)
  if (ts.isNewExpression(node)) return nameOf(node.expression) === 'Set' && listed(node.arguments?.[0], vocabulary)
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false
  const [argument] = node.arguments
  return (
    node.expression.name.text === 'includes' &&
    listed(node.expression.expression, vocabulary) &&
    argument !== undefined &&
    vocabulary.variable.test(nameOf(argument))
  )
}

/** Returns the lines that compare a variable of a vocabulary with one of its names, or gather such names in a set. */
export const comparisonLines = (file: ts.SourceFile, vocabulary: Vocabulary): readonly number[] => {
  const lines: number[] = []
  walk(file, (node) => {
    if (isComparison(node, vocabulary)) lines.push(lineOf(file, node.getStart(file)))
  })
  return lines
}
