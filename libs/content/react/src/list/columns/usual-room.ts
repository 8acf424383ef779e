import type { AnyField, ErasedFieldMessages } from '@captain/content-core'
import { cellOf } from '../../cells.ts'

/** What the width of a cell has for its padding. */
export const CELL_PADDING = 24

/** Texts of up to so many bytes are names and codes, which are short even where they may be long. */
const NAME_BYTES = 150
const NAME_ROOM = 148

/** The shape before a word that has a tone. */
const MARK_ROOM = 20

const TITLE_ROOM = 220

/** A digit of the table's 13 px; the widest letter that a code of few bytes is made of. */
const CODE_LETTER = 7.5
const CODE_BYTES = 24

const wordRoom = (word: string): number => [...word].reduce((room, letter) => room + (letter < '\u0100' ? 7 : 13), 0)

/** Pixels that a usual value of a field takes in a list: what its kind takes, less where its declaration or its words say that they are short. */
export const usualRoom = (field: AnyField, words: ErasedFieldMessages): number => {
  const { width } = cellOf(field)
  if (field.kind === 'text') return field.config.maxBytes <= NAME_BYTES ? Math.min(width, NAME_ROOM) : width
  if (field.kind !== 'select') return width
  const longest = Math.max(0, ...field.config.options.map((option) => wordRoom(words.options?.[option] ?? option)))
  return Math.min(width, CELL_PADDING + longest + (field.config.tones === null ? 0 : MARK_ROOM))
}

/** Pixels that the pinned first column needs at least: little for a code alone, such as the number of an order. */
export const titleRoom = (field: AnyField | undefined, hasLead: boolean): number =>
  field?.kind === 'text' && !field.localized && field.config.maxBytes <= CODE_BYTES && !hasLead
    ? CELL_PADDING + Math.ceil(field.config.maxBytes * CODE_LETTER)
    : TITLE_ROOM
