import ts from 'typescript'
import { parsedFiles, walk } from '../syntax/parsed-files.ts'
import type { Check } from './check.ts'
import { mentionsOf } from './mentions.ts'
import type { SourceTree } from './source-tree.ts'

/** Names that no source has: made-up examples, what a decision replaced, a header, and a function of the viewer of the API. */
const NOT_IN_SOURCE: ReadonlySet<string> = new Set(['greenTea', 'steepMinutes', 'pathTo', 'Age', 'createApiReference'])

/** Tests and stories name what they expect to be absent, and the list of words names what is gone. */
const NO_SOURCE = /\.(?:test|stories)\.tsx?$|^tools\/checks\/dialect-words\.ts$/
const SETTINGS = '{*,.*,{apps,libs,tools,.github}/**/*}.{json,sql,css,mjs,html,yml}'

const WORD = /[A-Za-z_$][\w$]*/g
/** A name in camel or Pascal case, or a constant: other words in backticks may be values, keys or commands. */
const NAME = /[a-z][A-Z]|^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/
/** A type of one word; in codes of several words it may be a header, a month or the beginning of a sentence. */
const ONE_WORD = /^[A-Z][a-z]+$/
const isExpression = (code: string): boolean => /^[\w$.<>[\](){}|&,:?]+$/.test(code)

/** Returns whether a text is the name of a property or a value of a declaration, as names of fields and options are. */
const isDeclared = ({ parent }: ts.Node): boolean =>
  ts.isPropertyAssignment(parent) ||
  ts.isPropertySignature(parent) ||
  ts.isElementAccessExpression(parent) ||
  ts.isLiteralTypeNode(parent) ||
  ts.isArrayLiteralExpression(parent)

const identifiersOf = (file: ts.SourceFile): ReadonlySet<string> => {
  const names = new Set<string>()
  walk(file, (node) => {
    if (ts.isIdentifier(node) || (ts.isStringLiteralLike(node) && isDeclared(node))) names.add(node.text)
  })
  return names
}

/** Returns the names in the source of the tree and in its settings; comments do not count. */
const namesIn = (tree: SourceTree): ReadonlySet<string> => {
  const names = new Set(NOT_IN_SOURCE)
  for (const [path, file] of parsedFiles(tree)) if (!NO_SOURCE.test(path)) for (const name of identifiersOf(file)) names.add(name)
  for (const path of tree.files(SETTINGS).filter((one) => one !== 'package-lock.json'))
    for (const [word] of tree.read(path).matchAll(WORD)) names.add(word)
  return names
}

/** Returns the names in a piece of code, without those in its texts. */
const namesOf = (code: string): readonly string[] => {
  const withoutTexts = code.replaceAll(/'[^']*'/g, '')
  return [...withoutTexts.matchAll(/(?<![\w$/-])[A-Za-z_$][\w$]*/g)]
    .map(([word]) => word)
    .filter((word) => NAME.test(word) || (ONE_WORD.test(word) && isExpression(withoutTexts)))
}

/** Backticked names of functions, types, constants and options in documents and comments exist in the code. */
export const nameReferences: Check = {
  name: 'names in documents',
  findings: (tree) => {
    const known = namesIn(tree)
    const files = parsedFiles(tree)
    const ownNames = (path: string): ReadonlySet<string> => {
      const file = NO_SOURCE.test(path) ? files.get(path) : undefined
      return file === undefined ? new Set() : identifiersOf(file)
    }
    return mentionsOf(tree).flatMap(({ path, codes }) => {
      const unknown = [...new Set(codes.flatMap(namesOf))].filter((name) => !known.has(name))
      if (unknown.length === 0) return []
      const own = ownNames(path)
      return unknown.filter((name) => !own.has(name)).map((name) => `${path}: no code has the name ${name}`)
    })
  },
}
