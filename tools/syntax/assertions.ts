import ts from 'typescript'
import { lineOf, walk } from './parsed-files.ts'

/** Returns the lines of `as` and angle-bracket assertions, without `as const`; aliases of imports and exports are none. */
export const assertionLines = (file: ts.SourceFile): readonly number[] => {
  const lines: number[] = []
  walk(file, (node) => {
    if (!ts.isAsExpression(node) && !ts.isTypeAssertionExpression(node)) return
    if (!ts.isConstTypeReference(node.type)) lines.push(lineOf(file, node.type.getStart(file)))
  })
  return lines
}

/** Counts the nodes of a file that match. */
export const countNodes = (file: ts.SourceFile, matches: (node: ts.Node) => boolean): number => {
  let count = 0
  walk(file, (node) => {
    if (matches(node)) count += 1
  })
  return count
}

type Signature = ts.FunctionDeclaration | ts.MethodDeclaration

const isSignature = (node: ts.Node): node is Signature => ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)

/** The signatures without a body that precede an implementation of the same name. */
const overloadsOf = (node: Signature): readonly Signature[] => {
  const { parent } = node
  const siblings: readonly ts.Node[] = ts.isClassLike(parent) ? parent.members : ts.isSourceFile(parent) ? parent.statements : []
  return siblings.filter(isSignature).filter((one) => one.body === undefined && one.name?.getText() === node.name?.getText())
}

const isUnknown = (node: ts.TypeNode | undefined): boolean => node?.kind === ts.SyntaxKind.UnknownKeyword

/** Whether an implementation lacks the type parameters of an overload, or takes or returns `unknown` in the place of its types. */
const erases = (implementation: Signature, overload: Signature): boolean =>
  (overload.typeParameters !== undefined && implementation.typeParameters === undefined) ||
  (isUnknown(implementation.type) && !isUnknown(overload.type)) ||
  overload.parameters.some(({ type }, place) => isUnknown(implementation.parameters[place]?.type) && !isUnknown(type))

/**
 * Returns the lines of implementations that erase the types of their overloads. The compiler compares both only loosely, so what callers
 * see is as unchecked as an assertion.
 */
export const erasingOverloadLines = (file: ts.SourceFile): readonly number[] => {
  const lines: number[] = []
  walk(file, (node) => {
    if (!isSignature(node) || node.body === undefined) return
    if (overloadsOf(node).some((overload) => erases(node, overload))) lines.push(lineOf(file, node.getStart(file)))
  })
  return lines
}
