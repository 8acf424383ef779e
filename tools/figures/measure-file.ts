import ts from 'typescript'
import { assertionLines, countNodes, erasingOverloadLines } from '../syntax/assertions.ts'
import { commentsOf } from '../syntax/comments.ts'
import { functionsIn, type FunctionSpan } from '../syntax/functions.ts'
import { lineCount } from '../syntax/line-count.ts'

/** The figures of one file. */
export type FileFigures = {
  path: string
  lines: number
  commentLines: number
  anys: number
  assertions: number
  erasingOverloads: number
  nonNulls: number
  disables: number
  expectErrors: number
  unfinished: number
  exportAlls: number
  imports: number
  functions: readonly FunctionSpan[]
}

const DISABLE = /(oxlint|eslint)-disable/
const EXPECT_ERROR = /@ts-expect-error/
// The brackets keep this file from being counted.
const UNFINISHED = /\b(T[O]DO|F[I]XME)\b/

const commentLinesOf = (text: string, comments: ReturnType<typeof commentsOf>): number =>
  comments
    .filter(({ start }) => /^[\s{]*$/.test(text.slice(text.lastIndexOf('\n', start - 1) + 1, start)))
    .reduce((sum, comment) => sum + comment.text.split('\n').length, 0)

/** Counts the metrics of one file. */
export const measureFile = (path: string, file: ts.SourceFile): FileFigures => {
  const comments = commentsOf(file)
  const commentsWith = (pattern: RegExp) => comments.filter(({ text }) => pattern.test(text)).length
  return {
    path,
    lines: lineCount(file.text),
    commentLines: commentLinesOf(file.text, comments),
    anys: countNodes(file, ({ kind }) => kind === ts.SyntaxKind.AnyKeyword),
    assertions: assertionLines(file).length,
    erasingOverloads: erasingOverloadLines(file).length,
    nonNulls: countNodes(file, ts.isNonNullExpression),
    disables: commentsWith(DISABLE),
    expectErrors: commentsWith(EXPECT_ERROR),
    unfinished: commentsWith(UNFINISHED),
    exportAlls: file.statements.filter((one) => ts.isExportDeclaration(one) && !one.exportClause).length,
    imports: file.statements.filter((one) => ts.isImportDeclaration(one) || (ts.isExportDeclaration(one) && one.moduleSpecifier)).length,
    functions: functionsIn(file),
  }
}
