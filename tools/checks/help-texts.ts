import ts from 'typescript'
import { parsedFiles, walk } from '../syntax/parsed-files.ts'
import type { Check } from './check.ts'

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** A polite verb. A note in parentheses may follow it. */
const POLITE = /(?:です|ます|ません|ました|でした|ください)(?:（[^）]*）)?$/
const EXAMPLE = /^例：/

const sentencesOf = (text: string): readonly string[] => text.split('。').filter((sentence) => sentence !== '')

const isSentence = (text: string): boolean =>
  sentencesOf(text).every((sentence) => EXAMPLE.test(sentence) || POLITE.test(sentence)) &&
  (text.endsWith('。') || EXAMPLE.test(sentencesOf(text).at(-1) ?? ''))

/** Japanese help texts of declarations are sentences that end in です or ます, or examples (`例：…`). */
export const helpTexts: Check = {
  name: 'Japanese help texts',
  findings: (tree) =>
    [...parsedFiles(tree)].flatMap(([path, file]) => {
      const found: string[] = []
      if (!/^libs\/(?:tenants|presets|content\/core)\//.test(path) || path.includes('.test.')) return found
      walk(file, (node) => {
        if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'help' || !ts.isStringLiteralLike(node.initializer)) return
        const { text } = node.initializer
        if (JAPANESE.test(text) && !isSentence(text)) found.push(`${path}: “${text}” is no polite sentence`)
      })
      return found
    }),
}
