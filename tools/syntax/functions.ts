import ts from 'typescript'
import { lineOf, walk } from './parsed-files.ts'

/** One function with a body; `lines` counts its own span, nested functions included. */
export type FunctionSpan = { name: string; line: number; lines: number }

const nameOf = (node: ts.FunctionLikeDeclaration, file: ts.SourceFile): string => {
  if (node.name) return node.name.getText(file)
  for (let at = node.parent; !ts.isBlock(at) && !ts.isSourceFile(at); at = at.parent) {
    if (ts.isVariableDeclaration(at) || ts.isPropertyAssignment(at)) return at.name.getText(file)
  }
  return 'anonymous'
}

/** Returns every function, method and accessor of a file that has a body. */
export const functionsIn = (file: ts.SourceFile): readonly FunctionSpan[] => {
  const found: FunctionSpan[] = []
  walk(file, (node) => {
    if (!ts.isFunctionLike(node) || !('body' in node) || node.body === undefined) return
    const line = lineOf(file, node.getStart(file))
    found.push({ name: nameOf(node, file), line, lines: lineOf(file, node.end) - line + 1 })
  })
  return found
}
