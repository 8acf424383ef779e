import type { RichTextDocument } from './document.ts'
import { readDocument, type ReadBlock } from './read-document.ts'

const PROSE = new Set<ReadBlock['node']['type']>(['paragraph', 'list', 'quote'])

const SENTENCE_END = /[。！？!?][」』）)]*|\.(?= |$)/gu
const PHRASE_END = /[、，,」』）)] ?|[ 　]/gu

// A shorter text would say too little of what there is room for.
const LEAST_SHARE = 0.5

/** The beginning of the document's prose in one line of at most `maxCharacters` code points, cut after a sentence or else a phrase and an ellipsis. */
export function summary(document: RichTextDocument, maxCharacters: number): string {
  const text = proseOf(document)
  const characters = [...text]
  if (characters.length <= maxCharacters) return text
  const whole = beginningOf(characters, maxCharacters)
  const room = beginningOf(characters, maxCharacters - 1)
  const sentence = upToLast(SENTENCE_END, text, whole)
  return sentence ?? `${(upToLast(PHRASE_END, text, room) ?? room).replace(/[\s、，,]+$/u, '')}…`
}

function beginningOf(characters: readonly string[], count: number): string {
  return characters.slice(0, Math.max(0, count)).join('')
}

/** Japanese sentences follow each other without a space. */
function proseOf(document: RichTextDocument): string {
  return readDocument(document)
    .filter(({ node }) => PROSE.has(node.type))
    .map(({ text }) => text)
    .join('\n')
    .replace(/\s+/gu, ' ')
    .replace(/([、。！？」』）]) /gu, '$1')
    .trim()
}

/** The text up to the last end that lies in its beginning; null when that leaves too little. */
function upToLast(end: RegExp, text: string, beginning: string): string | null {
  const ends = [...text.matchAll(end)].map((match) => match.index + match[0].length).filter((place) => place <= beginning.length)
  const place = ends.at(-1) ?? 0
  return place > 0 && place >= beginning.length * LEAST_SHARE ? text.slice(0, place).trimEnd() : null
}
