import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'
import { parsedFiles, walk } from '../syntax/parsed-files.ts'
import type { Check } from './check.ts'
import type { SourceTree } from './source-tree.ts'

/** A link to a test or to stories, with the titles that follow it. */
const LINKS = /\]\(([^)\s]+\.(?:test|crawl|stories)\.tsx?)\)((?:[:,]? `[^`\n]+`)*)/g

/** Functions whose first argument is a title. */
const TITLED: ReadonlySet<string> = new Set(['describe', 'it', 'job', 'test'])

/** Returns the name that a call begins with: `test` of `test.each(cases)(title)`. */
const calledName = (callee: ts.Expression): string => {
  if (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee)) return calledName(callee.expression)
  return ts.isIdentifier(callee) ? callee.text : ''
}

/** Returns the text of a title as the source has it, so that a placeholder is `${locale}`. */
const titleOf = (title: ts.Expression | undefined): string | null => {
  if (title === undefined) return null
  if (ts.isStringLiteralLike(title)) return title.text
  return ts.isTemplateExpression(title) ? title.getText().slice(1, -1) : null
}

const isExported = (node: ts.VariableStatement): boolean =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true

/** Returns the titles of the tests of a file and the names of its stories. */
const titlesIn = (file: ts.SourceFile): ReadonlySet<string> => {
  const titles = new Set<string>()
  walk(file, (node) => {
    if (ts.isCallExpression(node) && TITLED.has(calledName(node.expression))) {
      const title = titleOf(node.arguments[0])
      if (title !== null) titles.add(title)
    }
    if (ts.isVariableStatement(node) && isExported(node))
      for (const { name } of node.declarationList.declarations) if (ts.isIdentifier(name)) titles.add(name.text)
  })
  return titles
}

/** A test that a document names as evidence. */
type Named = { readonly document: string; readonly path: string; readonly titles: readonly string[] }

const namedIn = (tree: SourceTree): readonly Named[] =>
  tree.files('docs/**/*.md').flatMap((document) =>
    [...tree.read(document).matchAll(LINKS)].map(([, link = '', titles = '']) => ({
      document,
      path: normalize(join(dirname(document), link)),
      titles: [...titles.matchAll(/`([^`]+)`/g)].map(([, title = '']) => title),
    })),
  )

/** Tests and stories that documents link to exist, and have the titles in backticks after the link. */
export const testTitles: Check = {
  name: 'titles of tests in documents',
  findings: (tree) => {
    const files = parsedFiles(tree)
    return namedIn(tree).flatMap(({ document, path, titles }) => {
      const file = files.get(path)
      if (file === undefined) return [`${document}: there is no ${path}`]
      const known = titlesIn(file)
      return titles.filter((title) => !known.has(title)).map((title) => `${document}: ${path} has no test “${title}”`)
    })
  },
}
