import { formatter } from '@lingui/format-po'
import ts from 'typescript'
import { parsedFiles, walk } from '../syntax/parsed-files.ts'
import type { SourceTree } from './source-tree.ts'

type Language = 'ja' | 'en'

/** A text of the interface, where it is, and its language. */
export type InterfaceText = { readonly path: string; readonly language: Language; readonly text: string }

const po = formatter()

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Declarations and modules of messages, which have their texts in both languages. */
const MODULES =
  /^(?:apps\/[^/]+|libs\/.+)\/src\/(?:.*\/)?(?:content-types|messages|words)\/|\/tenant\.ts$|^libs\/presets\/src\/|-messages\.ts$|\/problem-[\w-]+\.ts$/
/** Tests, sample data, and the contracts with visitors, which have the words of the law. */
const NOT_INTERFACE = /\.(?:test|stories|browser)\.|\/testing|\/seed|seed-|-template\.ts$|under-test/

const languageOfName = (name: string): Language | null => {
  if (/^ja$|Ja$|JAPANESE/.test(name)) return 'ja'
  return /^en$|En$|ENGLISH/.test(name) ? 'en' : null
}

const languageOfFile = (path: string): Language | null => {
  const name = /(?:^|[/-])(ja|en)(?=\.ts$|\/[\w-]+\.ts$)/.exec(path)?.[1]
  return name === 'ja' || name === 'en' ? name : null
}

/** Returns the language that the nearest name around a literal states: `ja: …`, `const menuJa = …`. */
const languageAround = (node: ts.Node, path: string): Language | null => {
  for (let around = node; !ts.isSourceFile(around); around = around.parent)
    if (ts.isPropertyAssignment(around) || ts.isVariableDeclaration(around)) {
      const language = languageOfName(around.name.getText())
      if (language !== null) return language
    }
  return languageOfFile(path)
}

const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)

/** Returns whether a literal is a value, and neither an import, a type nor a name in quotes. */
const isValue = ({ parent }: ts.Node): boolean =>
  !ts.isImportDeclaration(parent) &&
  !ts.isLiteralTypeNode(parent) &&
  !ts.isExportDeclaration(parent) &&
  !ts.isElementAccessExpression(parent)

const isName = (node: ts.Node): boolean => ts.isPropertyAssignment(node.parent) && node.parent.name === node

const textsOfModule = (path: string, file: ts.SourceFile): readonly InterfaceText[] => {
  const found: InterfaceText[] = []
  walk(file, (node) => {
    if (!isText(node) || node.text.trim() === '' || !isValue(node) || isName(node)) return
    const stated = languageAround(node, path)
    const language = JAPANESE.test(node.text) && stated !== 'en' ? 'ja' : stated
    if (language !== null) found.push({ path, language, text: node.text })
  })
  return found
}

const textsOfCatalog = (tree: SourceTree, path: string, language: Language): readonly InterfaceText[] =>
  Object.values(po.parse(tree.read(path), { locale: language, sourceLocale: 'ja', filename: path })).map(
    ({ message = '', translation }) => ({
      path,
      language,
      text: translation === undefined || translation === '' ? message : translation,
    }),
  )

const known = new WeakMap<SourceTree, readonly InterfaceText[]>()

/** Returns every text that users read, in both languages: catalogues, declarations, modules of messages. */
export const interfaceTexts = (tree: SourceTree): readonly InterfaceText[] => {
  const before = known.get(tree)
  if (before !== undefined) return before
  const texts = [
    ...(['ja', 'en'] as const).flatMap((language) =>
      tree.files(`{apps,libs}/**/locales/${language}.po`).flatMap((path) => textsOfCatalog(tree, path, language)),
    ),
    ...[...parsedFiles(tree)]
      .filter(([path]) => MODULES.test(path) && !NOT_INTERFACE.test(path))
      .flatMap((entry) => textsOfModule(...entry)),
  ]
  known.set(tree, texts)
  return texts
}
