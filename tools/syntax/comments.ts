import ts from 'typescript'
import { walk } from './parsed-files.ts'

export type Comment = { text: string; start: number; end: number }

const isTextLiteral = (node: ts.Node): boolean =>
  ts.isStringLiteral(node) ||
  ts.isNoSubstitutionTemplateLiteral(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isRegularExpressionLiteral(node) ||
  ts.isJsxText(node)

/** Returns the comments of a file in order; comment marks inside texts, templates and patterns do not count. */
export const commentsOf = (file: ts.SourceFile): readonly Comment[] => {
  const literals: (readonly [start: number, end: number])[] = []
  walk(file, (node) => {
    if (isTextLiteral(node)) literals.push([ts.isJsxText(node) ? node.pos : node.getStart(file), node.end])
  })
  literals.sort(([a], [b]) => a - b)
  const comments: Comment[] = []
  const mark = /\/\/.*|\/\*[^]*?\*\//g
  for (let next = 0, match = mark.exec(file.text); match; match = mark.exec(file.text)) {
    while ((literals[next]?.[1] ?? Infinity) <= match.index) next += 1
    const [start, end] = literals[next] ?? [Infinity, Infinity]
    if (start <= match.index) {
      mark.lastIndex = end
      continue
    }
    comments.push({ text: match[0], start: match.index, end: match.index + match[0].length })
  }
  return comments
}
