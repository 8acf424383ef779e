import ts from 'typescript'
import { parsedFiles, walk } from '../syntax/parsed-files.ts'
import type { Check } from './check.ts'
import { mentionsOf } from './mentions.ts'
import type { SourceTree } from './source-tree.ts'

/** Names that no source may have: made-up examples, and what a decision replaced. */
const NOT_IN_SOURCE: ReadonlySet<string> = new Set(['greenTea', 'pathTo'])

const WORD = /[A-Za-z_$][\w$]*/g
/** A name in camel or Pascal case: other words in backticks may be values, keys or commands. */
const isName = (word: string): boolean => /[a-z][A-Z]/.test(word)

const literalText = (node: ts.Node): string =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isJsxText(node) ? node.text : ''

/** Returns the names in the code of the tree, its texts and its settings; comments do not count. */
const namesIn = (tree: SourceTree): ReadonlySet<string> => {
  const names = new Set(NOT_IN_SOURCE)
  const add = (text: string): void => {
    for (const [word] of text.matchAll(WORD)) if (isName(word)) names.add(word)
  }
  for (const file of parsedFiles(tree).values())
    walk(file, (node) => {
      if (ts.isIdentifier(node)) names.add(node.text)
      else add(literalText(node))
    })
  for (const path of tree.files('{*,.*,{apps,libs,tools,.github}/**/*}.{json,sql,css,mjs,html,yml}')) add(tree.read(path))
  return names
}

/** Returns the names in a piece of code, without those in its texts. */
const namesOf = (code: string): readonly string[] =>
  [...code.replaceAll(/'[^']*'/g, "''").matchAll(/(?<![\w$/-])[A-Za-z_$][\w$]*/g)].map(([word]) => word).filter(isName)

/** Backticked names of functions, types and options in documents and comments exist in the code. */
export const nameReferences: Check = {
  name: 'names in documents',
  findings: (tree) => {
    const known = namesIn(tree)
    return mentionsOf(tree).flatMap(({ path, codes }) =>
      [...new Set(codes.flatMap(namesOf))].filter((name) => !known.has(name)).map((name) => `${path}: no code has the name ${name}`),
    )
  },
}
