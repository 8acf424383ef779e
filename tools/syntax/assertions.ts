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
