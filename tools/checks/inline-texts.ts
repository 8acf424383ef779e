import ts from 'typescript'
import { lineOf, parsedFiles, walk } from '../syntax/parsed-files.ts'
import type { Check } from './check.ts'
import { mayBeJapanese } from './japanese-exceptions.ts'

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

const PRODUCT = /^(?:apps\/[^/]+|libs\/.+)\/src\//

/** Declarations and modules of messages: their labels, defaults and messages are pairs of both languages. */
const DECLARATIONS =
  /\/(?:content-types|messages|words)\/|\/tenant\.ts$|^libs\/presets\/src\/|^libs\/content\/core\/src\/|^libs\/http\/server\/src\/problem-titles\.ts$/

/** A module of Japanese messages: named `ja`, ending in `-ja`, or in a folder `ja`. */
const JAPANESE_MODULE = /(?<=\/(?:messages|words)\/(?:[\w-]+-)?)ja(?=\.ts$|\/[\w-]+\.ts$)/

const TAGS: ReadonlySet<string> = new Set(['t', 'msg'])
const CALLS: ReadonlySet<string> = new Set(['_', 't', 'msg', 'plural', 'select', 'selectOrdinal', 'defineMessage'])
const ELEMENTS: ReadonlySet<string> = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal'])
/** The extractor collects the calls of `_` of everything that has this name. */
const INSTANCE = /(?:^|\.)i18n\._$/

/** Returns the names that a file imports from Lingui, and what `useLingui` returns. */
const linguiNames = (file: ts.SourceFile): ReadonlySet<string> => {
  const imported = file.statements
    .filter(ts.isImportDeclaration)
    .filter(({ moduleSpecifier }) => ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text.startsWith('@lingui/'))
    .flatMap(({ importClause }) => {
      const bindings = importClause?.namedBindings
      return bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : []
    })
  return new Set([...imported, ...(imported.includes('useLingui') ? ['t', '_'] : [])])
}

/** Returns whether a node is a message of Lingui. */
const isMessage = (node: ts.Node, lingui: ReadonlySet<string>): boolean => {
  const isOneOf = (names: ReadonlySet<string>, { text }: { readonly text: string }): boolean => names.has(text) && lingui.has(text)
  const isElement = (name: ts.JsxTagNameExpression): boolean => isOneOf(ELEMENTS, { text: name.getText() })
  if (ts.isTaggedTemplateExpression(node)) return isOneOf(TAGS, { text: node.tag.getText() })
  if (ts.isCallExpression(node)) return INSTANCE.test(node.expression.getText()) || isOneOf(CALLS, { text: node.expression.getText() })
  if (ts.isJsxElement(node)) return isElement(node.openingElement.tagName)
  return ts.isJsxSelfClosingElement(node) && isElement(node.tagName)
}

const textOf = (node: ts.Node): string => {
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isJsxText(node)
  return isText ? node.text.trim() : ''
}

const nameOf = (node: ts.Node): string => (ts.isPropertyAssignment(node) ? node.name.getText() : '')

/** Returns whether a node has a text, and none in Japanese. */
const isEnglish = (node: ts.Node): boolean => {
  const texts: string[] = []
  walk(node, (inner) => texts.push(textOf(inner)))
  const all = texts.join('')
  return all !== '' && !JAPANESE.test(all)
}

/** Returns whether a node is the Japanese of a pair `{ ja, en }`; outside declarations only one with the name `labels`. */
const isOfPair = (node: ts.Node, isDeclaration: boolean): boolean =>
  nameOf(node) === 'ja' &&
  ts.isObjectLiteralExpression(node.parent) &&
  node.parent.properties.some((one) => ts.isPropertyAssignment(one) && nameOf(one) === 'en' && isEnglish(one.initializer)) &&
  (isDeclaration || nameOf(node.parent.parent) === 'labels')

type Place = { readonly lingui: ReadonlySet<string>; readonly isDeclaration: boolean }

const isTranslated = (node: ts.Node, { lingui, isDeclaration }: Place): boolean => {
  for (let around = node; !ts.isSourceFile(around); around = around.parent)
    if (isMessage(around, lingui) || isOfPair(around, isDeclaration)) return true
  return false
}

/** Finds Japanese texts in the code of the product that are in no catalogue and have no English next to them. */
export const inlineTexts: Check = {
  name: 'every text in both languages',
  findings: (tree) => {
    const files = parsedFiles(tree)
    /** The type of the messages makes both modules complete. */
    const hasEnglishModule = (path: string): boolean => JAPANESE_MODULE.test(path) && files.has(path.replace(JAPANESE_MODULE, 'en'))
    return [...files]
      .filter(([path]) => PRODUCT.test(path) && !hasEnglishModule(path))
      .flatMap(([path, file]) => {
        const found: string[] = []
        const place = { lingui: linguiNames(file), isDeclaration: DECLARATIONS.test(path) }
        walk(file, (node) => {
          const text = textOf(node)
          if (!JAPANESE.test(text) || mayBeJapanese(path, text) || isTranslated(node, place)) return
          found.push(`${path}:${lineOf(file, node.getStart(file))}: “${text}” is in no catalogue`)
        })
        return found
      })
  },
}
