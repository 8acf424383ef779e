import { commentsOf } from '../syntax/comments.ts'
import { parsedFiles } from '../syntax/parsed-files.ts'
import type { SourceTree } from './source-tree.ts'

/** A text about the code, a comment or a document, with what it has in backticks. */
export type Mentions = { readonly path: string; readonly text: string; readonly codes: readonly string[] }

// Customers wrote docs/spec. The reference repeats comments, which are checked where they are written.
const NOT_OURS = /^docs\/(spec|reference)\//

const codesIn = (text: string): readonly string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)

/** Removes examples, whose names are made up and whose types another test checks. */
const withoutExamples = (comment: string): string => comment.replaceAll(/@example[^]*?(?=\n\s*\*\s*@|\*\/)/g, '')

const withoutBlocks = (markdown: string): string => markdown.replaceAll(/^```[^]*?^```/gm, '')

const known = new WeakMap<SourceTree, readonly Mentions[]>()

const commentsIn = (tree: SourceTree): readonly Mentions[] =>
  [...parsedFiles(tree)].flatMap(([path, file]) =>
    commentsOf(file).map(({ text }) => ({ path, text, codes: codesIn(withoutExamples(text)) })),
  )

const documentsIn = (tree: SourceTree): readonly Mentions[] =>
  tree
    .files('**/*.md')
    .filter((path) => !NOT_OURS.test(path))
    .map((path) => ({ path, text: tree.read(path) }))
    .map(({ path, text }) => ({ path, text, codes: codesIn(withoutBlocks(text)) }))

/** Returns what comments and documents say about the code. Blocks of code in documents have no codes. */
export const mentionsOf = (tree: SourceTree): readonly Mentions[] => {
  const mentions = known.get(tree) ?? [...documentsIn(tree), ...commentsIn(tree)]
  known.set(tree, mentions)
  return mentions
}
