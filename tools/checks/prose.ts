import ts from 'typescript'
import { commentsOf } from '../syntax/comments.ts'
import { lineOf, parsedFiles, walk } from '../syntax/parsed-files.ts'
import type { SourceTree } from './source-tree.ts'

/** A piece of English prose and where it is. */
export type Prose = { path: string; line: number; text: string }

// The reference repeats comments, which are checked where they are written.
const NOT_OURS = /^docs\/(spec\/|reference\/|content-model\.md|routes\.md|glossary\.md)/
const DICTIONARY = /^tools\/checks\/(dialect-words|commit-message)\.ts$/

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length

/** Removes code in backticks: names in code are not prose. */
const withoutCode = (text: string): string => text.replaceAll(/`[^`\n]*`/g, '`…`')

/** Returns every comment of TypeScript and CSS files. */
export const commentProse = (tree: SourceTree): readonly Prose[] => [
  ...[...parsedFiles(tree)]
    .filter(([path]) => !DICTIONARY.test(path))
    .flatMap(([path, file]) => commentsOf(file).map(({ text, start }) => ({ path, line: lineOf(file, start), text: withoutCode(text) }))),
  ...tree.files('{apps,libs,tools,.storybook}/**/*.css').flatMap((path) => {
    const css = tree.read(path)
    return [...css.matchAll(/\/\*[^]*?\*\//g)].map(({ 0: text, index }) => ({ path, line: lineAt(css, index), text }))
  }),
]

/** Returns the lines of a Markdown file; those of code blocks are empty. */
const linesOutsideCode = (markdown: string): readonly string[] => {
  let isCode = false
  return markdown.split('\n').map((line) => {
    const isFence = line.startsWith('```')
    if (isFence) isCode = !isCode
    return isCode || isFence ? '' : withoutCode(line)
  })
}

/** Returns every line of our Markdown, without the customer's documents and the generated reference. */
export const markdownProse = (tree: SourceTree): readonly Prose[] =>
  tree
    .files('{*.md,docs/**/*.md,libs/**/README.md}')
    .filter((path) => !NOT_OURS.test(path))
    .flatMap((path) => linesOutsideCode(tree.read(path)).map((text, index) => ({ path, line: index + 1, text })))

/** Removes the placeholders of a message: names of values are not prose. */
const withoutPlaceholders = (message: string): string => message.replaceAll(/\{\w+\}/g, '{…}')

const catalogProse = (tree: SourceTree): readonly Prose[] =>
  tree.files('{apps,libs}/**/en.po').flatMap((path) =>
    tree
      .read(path)
      .split('\n')
      .flatMap((line, index) => {
        const text = /^msgstr "(.+)"$/.exec(line)?.[1]
        return text === undefined ? [] : [{ path, line: index + 1, text: withoutPlaceholders(text) }]
      }),
  )

const isEnglishModule = (path: string): boolean => /(^|\/)((messages|words)\/en\.ts|messages\/en\/[^/]+\.ts)$/.test(path)

const textOf = (node: ts.Node): string | null =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
    ? node.text
    : null

const textsIn = (root: ts.Node, path: string, file: ts.SourceFile): readonly Prose[] => {
  const found: Prose[] = []
  walk(root, (node) => {
    const text = textOf(node)
    if (text !== null && text !== '') found.push({ path, line: lineOf(file, node.getStart(file)), text: withoutPlaceholders(text) })
  })
  return found
}

const moduleProse = (tree: SourceTree): readonly Prose[] =>
  [...parsedFiles(tree)].filter(([path]) => isEnglishModule(path)).flatMap(([path, file]) => textsIn(file, path, file))

/** Functions whose texts developers read. */
const ERRORS: ReadonlySet<string> = new Set(['declarationError'])

const errorProse = (tree: SourceTree): readonly Prose[] =>
  [...parsedFiles(tree)].flatMap(([path, file]) => {
    const found: Prose[] = []
    walk(file, (node) => {
      if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || !ERRORS.has(node.expression.text)) return
      for (const argument of node.arguments) found.push(...textsIn(argument, path, file))
    })
    return found
  })

/** Returns every English text for users and teams: catalogues, typed messages and errors of declarations. */
export const englishProse = (tree: SourceTree): readonly Prose[] => [...catalogProse(tree), ...moduleProse(tree), ...errorProse(tree)]
