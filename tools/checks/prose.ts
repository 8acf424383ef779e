import ts from 'typescript'
import { commentsOf } from '../syntax/comments.ts'
import { lineOf, parsedFiles, walk } from '../syntax/parsed-files.ts'
import type { SourceTree } from './source-tree.ts'

/** A piece of English prose and where it is. */
export type Prose = { path: string; line: number; text: string }

const NOT_OURS = /^docs\/(spec\/|content-model\.md|routes\.md|glossary\.md)/
const DICTIONARY = /^tools\/checks\/(dialect-words|commit-message)\.ts$/

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length

/** Returns every comment of TypeScript and CSS files. */
export const commentProse = (tree: SourceTree): readonly Prose[] => [
  ...[...parsedFiles(tree)]
    .filter(([path]) => !DICTIONARY.test(path))
    .flatMap(([path, file]) => commentsOf(file).map(({ text, start }) => ({ path, line: lineOf(file, start), text }))),
  ...tree.files('{apps,libs,tools,.storybook}/**/*.css').flatMap((path) => {
    const css = tree.read(path)
    return [...css.matchAll(/\/\*[^]*?\*\//g)].map(({ 0: text, index }) => ({ path, line: lineAt(css, index), text }))
  }),
]

/** Returns every line of our Markdown; the customer's documents are omitted. */
export const markdownProse = (tree: SourceTree): readonly Prose[] =>
  tree
    .files('{*.md,docs/**/*.md,libs/**/README.md}')
    .filter((path) => !NOT_OURS.test(path))
    .flatMap((path) =>
      tree
        .read(path)
        .split('\n')
        .map((text, index) => ({ path, line: index + 1, text })),
    )

const catalogProse = (tree: SourceTree): readonly Prose[] =>
  tree.files('{apps,libs}/**/en.po').flatMap((path) =>
    tree
      .read(path)
      .split('\n')
      .flatMap((line, index) => {
        const text = /^msgstr "(.+)"$/.exec(line)?.[1]
        return text === undefined ? [] : [{ path, line: index + 1, text }]
      }),
  )

const isEnglishModule = (path: string): boolean => /(^|\/)((messages|words)\/en\.ts|messages\/en\/[^/]+\.ts)$/.test(path)

const textOf = (node: ts.Node): string | null =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
    ? node.text
    : null

const moduleProse = (tree: SourceTree): readonly Prose[] =>
  [...parsedFiles(tree)]
    .filter(([path]) => isEnglishModule(path))
    .flatMap(([path, file]) => {
      const found: Prose[] = []
      walk(file, (node) => {
        const text = textOf(node)
        if (text !== null && text !== '') found.push({ path, line: lineOf(file, node.getStart(file)), text })
      })
      return found
    })

/** Returns every English text for users: catalogues and typed messages. */
export const englishProse = (tree: SourceTree): readonly Prose[] => [...catalogProse(tree), ...moduleProse(tree)]
