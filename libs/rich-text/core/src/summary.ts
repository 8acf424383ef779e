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
  const sentence = upToLast(SENTENCE_END, characters.slice(0, maxCharacters).join(''), maxCharacters)
  if (sentence !== null) return sentence
  const room = characters.slice(0, Math.max(0, maxCharacters - 1)).join('')
  return `${(upToLast(PHRASE_END, room, maxCharacters) ?? room).replace(/[\s、，,]+$/u, '')}…`
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

function upToLast(end: RegExp, text: string, maxCharacters: number): string | null {
  const last = [...text.matchAll(end)].at(-1)
  if (last === undefined) return null
  const cut = text.slice(0, last.index + last[0].length)
  return [...cut].length >= maxCharacters * LEAST_SHARE ? cut.trimEnd() : null
}
