import type { Check } from './check.ts'
import { ENGLISH_TERMS, FOR_DEVELOPERS, JAPANESE_TERMS, LATIN_WORDS, type Term } from './interface-terms.ts'
import { interfaceTexts, type InterfaceText } from './interface-texts.ts'

/** Removes the syntax of ICU messages, tags and code, which are not read. */
const withoutSyntax = (text: string): string =>
  text
    .replaceAll(/\{\w+, (?:plural|select|selectordinal), ?/g, '')
    .replaceAll(/(?:=\d+|\b\w+) (?=\{)/g, '')
    .replaceAll(/\{\w+(?:, \w+)?\}/g, '{}')
    .replaceAll(/<\/?\w+\/?>/g, '')
    .replaceAll(/`[^`]*`/g, '')

/** Removes addresses, quoted values and examples: users type them in this form. */
const withoutExamples = (text: string): string =>
  text
    .replaceAll(/https?:\/\/[^\s、。」）]*|[\w.-]*@[\w.-]+/g, '')
    .replaceAll(/例：[^。）　]*/g, '')
    .replaceAll(/「[!-~]+」|（[a-z][!-~]*）|[\w-]+(?:--|\.(?:md|zip|pdf)\b)/g, '')
    .replaceAll(/「[^」]*[?_][^」]*」/g, '')

const isExcepted = ({ except = [] }: Term, { path, text }: InterfaceText): boolean =>
  except.some(({ files, texts }) => (files === undefined || files.test(path)) && (texts === undefined || texts.test(text)))

const findingsOf = (terms: readonly Term[], texts: readonly InterfaceText[]): readonly string[] =>
  texts.flatMap((one) => {
    const read = withoutSyntax(one.text)
    return terms
      .filter((term) => term.word.test(read) && !isExcepted(term, one))
      .map(({ word, use }) => `${one.path}: “${one.text}” has ${word.exec(read)?.[0]}; write ${use}`)
  })

/** Checks the texts of both languages against the list of terms: one word for one thing. */
export const interfaceTerms: Check = {
  name: 'words of the interface',
  findings: (tree) => {
    const texts = interfaceTexts(tree)
    const of = (language: string) => texts.filter((one) => one.language === language)
    return [...findingsOf(JAPANESE_TERMS, of('ja')), ...findingsOf(ENGLISH_TERMS, of('en'))]
  },
}

const LATIN = /[A-Za-z][\w.-]*[A-Za-z]/g
const ALLOWED: ReadonlySet<string> = new Set(Object.values(LATIN_WORDS).flatMap((words) => words.split(' ')))
const HAS_JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Finds English words in Japanese texts, such as untranslated messages of programs. */
export const latinWords: Check = {
  name: 'English words in Japanese',
  findings: (tree) =>
    interfaceTexts(tree)
      .filter(
        ({ language, path, text }) => language === 'ja' && !FOR_DEVELOPERS.test(path) && (HAS_JAPANESE.test(text) || path.endsWith('.po')),
      )
      .flatMap(({ path, text }) =>
        [...withoutExamples(withoutSyntax(text)).matchAll(LATIN)]
          .filter(([word]) => !ALLOWED.has(word))
          .map(([word]) => `${path}: “${text}” has the word ${word}; write Japanese, or argue it in interface-terms.ts`),
      ),
}
