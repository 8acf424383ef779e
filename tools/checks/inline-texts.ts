import ts from 'typescript'
import { lineOf, parsedFiles, walk } from '../syntax/parsed-files.ts'
import type { Check } from './check.ts'

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

const PRODUCT = /^(?:apps\/[^/]+|libs\/.+)\/src\//

type Exception = { readonly files: RegExp; readonly reason: string }

/** Files with Japanese that is no text for users, or whose texts have both languages in another form. */
const EXCEPTIONS: readonly Exception[] = [
  { files: /\.(?:test|stories|browser)\.|\/testing(?:-stories)?\/|under-test/, reason: 'tests and stories' },
  { files: /\/seed(?:\/|\.ts$|-)|^apps\/server\/src\/demo\.ts$|^libs\/content\/testing\//, reason: 'sample data' },
  {
    files: /\/messages\/|\/words\/|-messages\.ts$|^libs\/http\/server\/src\/problem-titles\.ts$/,
    reason: 'typed modules of both languages',
  },
  { files: /^libs\/locale\/src\//, reason: 'names and formats of a locale: eras, units, business hours' },
  { files: /^libs\/presets\/server\/src\/contact-jobs\.ts$/, reason: 'the specification prescribes the stored text' },
  { files: /^libs\/content\/server\/src\/csv\//, reason: 'words that tables of users contain' },
  { files: /\/(?:kana-rows|katakana)\.ts$/, reason: 'readings in kana, which fields and banks require' },
  { files: /^apps\/server\/src\/sharing\//, reason: 'letters that a typeface is tried with' },
  { files: /\/palette\//, reason: 'search terms, found in both languages' },
  {
    files: /^apps\/server\/src\/(?:create-admin|greeting|import-holidays|outbox|shipped-holidays)\.ts$/,
    reason: 'a terminal has no language: each line has both',
  },
]

/** Languages in their own name, for readers of either language. */
const OWN_NAMES: ReadonlySet<string> = new Set(['日本語', '日'])

/** Declarations: their labels, defaults and messages are pairs of both languages. */
const DECLARATIONS = /\/content-types\/|\/tenant\.ts$|^libs\/presets\/src\/|^libs\/content\/core\/src\//

const TAGS = /^(?:t|msg)$/
const CALLS = /(?:^|\.)(?:_|t|msg|plural|select|selectOrdinal|defineMessage)$/
const ELEMENTS = /^(?:Trans|Plural|Select|SelectOrdinal)$/

/** Returns whether a node is a message of Lingui. */
const isMessage = (node: ts.Node): boolean => {
  if (ts.isTaggedTemplateExpression(node)) return TAGS.test(node.tag.getText())
  if (ts.isCallExpression(node)) return CALLS.test(node.expression.getText())
  if (ts.isJsxElement(node)) return ELEMENTS.test(node.openingElement.tagName.getText())
  return ts.isJsxSelfClosingElement(node) && ELEMENTS.test(node.tagName.getText())
}

const nameOf = (node: ts.Node): string => (ts.isPropertyAssignment(node) ? node.name.getText() : '')

/** Returns whether a node is the Japanese of a pair `{ ja, en }`; outside declarations only one with the name `labels`. */
const isOfPair = (node: ts.Node, isDeclaration: boolean): boolean =>
  nameOf(node) === 'ja' &&
  ts.isObjectLiteralExpression(node.parent) &&
  node.parent.properties.some((property) => nameOf(property) === 'en') &&
  (isDeclaration || nameOf(node.parent.parent) === 'labels')

const isTranslated = (node: ts.Node, isDeclaration: boolean): boolean => {
  for (let around = node; !ts.isSourceFile(around); around = around.parent)
    if (isMessage(around) || isOfPair(around, isDeclaration)) return true
  return false
}

const textOf = (node: ts.Node): string => {
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isJsxText(node)
  return isText ? node.text.trim() : ''
}

/** Finds Japanese texts in the code of the product that are in no catalogue and have no English next to them. */
export const inlineTexts: Check = {
  name: 'every text in both languages',
  findings: (tree) =>
    [...parsedFiles(tree)]
      .filter(([path]) => PRODUCT.test(path) && !EXCEPTIONS.some(({ files }) => files.test(path)))
      .flatMap(([path, file]) => {
        const found: string[] = []
        walk(file, (node) => {
          const text = textOf(node)
          if (!JAPANESE.test(text) || OWN_NAMES.has(text) || isTranslated(node, DECLARATIONS.test(path))) return
          found.push(`${path}:${lineOf(file, node.getStart(file))}: “${text}” is in no catalogue`)
        })
        return found
      }),
}
