import { asText, asSelect, type AnyField, type ErasedFieldMessages, type FieldOfKind } from '@captain/content-core'
import { cellOf } from '../../cells.ts'
import { listTraitsOf } from '../../fields/list-traits.ts'

/** What the width of a cell has for its padding. */
export const CELL_PADDING = 24

/** Texts of up to so many bytes are names and codes, which are short even where they may be long. */
const NAME_BYTES = 150
const NAME_ROOM = 124

/** The shape before a word that has a tone. */
export const MARK_ROOM = 20

const TITLE_ROOM = 220

/** A digit of the table's 13 px; the widest letter that a code of few bytes is made of. */
const CODE_LETTER = 7.5
const CODE_BYTES = 24

const letterRoom = (letter: string): number => {
  if (letter >= '\u0100') return 13
  return letter >= '0' && letter <= '9' ? CODE_LETTER : 6.5
}

/** Pixels that a word of the table's 13 px takes at most, about. */
export const wordRoom = (word: string): number => [...word].reduce((room, letter) => room + letterRoom(letter), 0)

const selectRoom = (field: FieldOfKind<'select'>, words: ErasedFieldMessages): number => {
  const longest = Math.max(0, ...field.config.options.map((option) => wordRoom(words.options?.[option] ?? option)))
  return CELL_PADDING + longest + (field.config.tones === null ? 0 : MARK_ROOM)
}

/** Pixels that a usual value of a field takes in a list: what its kind takes, less where its declaration or its words say that they are short. */
export const usualRoom = (field: AnyField, words: ErasedFieldMessages): number => {
  const { width } = cellOf(field)
  const [text, choice] = [asText(field), asSelect(field)]
  if (text !== null) return text.config.maxBytes <= NAME_BYTES ? Math.min(width, NAME_ROOM) : width
  return choice === null ? width : Math.min(width, selectRoom(choice, words))
}

/** Whether a column's values may be longer than its usual room, so that it takes part in what room a list has left. */
export const wantsMore = (field: AnyField, words: ErasedFieldMessages): boolean => {
  const choice = asSelect(field)
  return listTraitsOf(field).isWordy === true || (choice !== null && selectRoom(choice, words) > cellOf(field).width)
}

/** Pixels that the pinned first column needs at least: little for a code alone, such as the number of an order. */
export const titleRoom = (field: AnyField | undefined, hasLead: boolean): number => {
  const text = asText(field)
  return text !== null && !text.localized && text.config.maxBytes <= CODE_BYTES && !hasLead
    ? CELL_PADDING + Math.ceil(text.config.maxBytes * CODE_LETTER)
    : TITLE_ROOM
}
