import { asText, asSelect, type AnyField, type ErasedFieldMessages, type FieldOfKind } from '@captain/content-core'
import { cellOf } from '../../cells.ts'
import { listTraitsOf } from '../../fields/list-traits.ts'

/** Pixels of a cell's width used by its padding. */
export const CELL_PADDING = 24

/** Texts up to this number of bytes are names and codes, which are usually short. */
const NAME_BYTES = 150
const NAME_ROOM = 124

/** The shape before a badge that has a tone. */
export const MARK_ROOM = 20

const TITLE_ROOM = 220

/** Width of a digit or a capital at the table's 13 px, and of the widest letter in short codes. */
const CODE_LETTER = 7.5
const CODE_BYTES = 24

const LETTER = 6.5
const WIDE_LETTER = 11
const WIDE = new Set('mwMW')

const letterRoom = (letter: string): number => {
  if (letter >= '\u0100') return 13
  if (WIDE.has(letter)) return WIDE_LETTER
  return (letter >= '0' && letter <= '9') || (letter >= 'A' && letter <= 'Z') ? CODE_LETTER : LETTER
}

/** Estimates the maximum width in pixels of a word at the table's 13 px. */
export const wordRoom = (word: string): number => [...word].reduce((room, letter) => room + letterRoom(letter), 0)

const selectRoom = (field: FieldOfKind<'select'>, words: ErasedFieldMessages): number => {
  const longest = Math.max(0, ...field.config.options.map((option) => wordRoom(words.options?.[option] ?? option)))
  return CELL_PADDING + longest + (field.config.tones === null ? 0 : MARK_ROOM)
}

/**
 * Returns the pixels that a typical value of a field needs in a list: the width of its kind, or less if its declaration or labels are
 * short.
 */
export const defaultColumnWidth = (field: AnyField, words: ErasedFieldMessages): number => {
  const { width } = cellOf(field)
  const [text, choice] = [asText(field), asSelect(field)]
  if (text !== null) return text.config.maxBytes <= NAME_BYTES ? Math.min(width, NAME_ROOM) : width
  return choice === null ? width : Math.min(width, selectRoom(choice, words))
}

/** Whether a column's values may exceed its default width, so that it receives a share of the remaining space. */
export const wantsMore = (field: AnyField, words: ErasedFieldMessages): boolean => {
  const choice = asSelect(field)
  return listTraitsOf(field).isWordy === true || (choice !== null && selectRoom(choice, words) > cellOf(field).width)
}

/** Returns the minimum pixels of the pinned first column; few for a code alone, such as an order number. */
export const titleRoom = (field: AnyField | undefined, hasLead: boolean): number => {
  const text = asText(field)
  return text !== null && !text.localized && text.config.maxBytes <= CODE_BYTES && !hasLead
    ? CELL_PADDING + Math.ceil(text.config.maxBytes * CODE_LETTER)
    : TITLE_ROOM
}
