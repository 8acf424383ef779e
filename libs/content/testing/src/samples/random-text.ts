import { randomInt } from 'node:crypto'

const times = (count: number, make: () => string): string => Array.from({ length: count }, make).join('')
const between = (first: string, last: string) => () =>
  String.fromCodePoint(randomInt(first.codePointAt(0) ?? 0, (last.codePointAt(0) ?? 0) + 1))

const FIRST_LETTER = between('a', 'z')
const SYLLABLES = 'かきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもらりるれろ'

/** Letters that nothing else in the database has, for all practical purposes. */
export const randomLetters = (count: number): string => times(count, FIRST_LETTER)

export const randomDigits = (count: number): string => times(count, between('0', '9'))

export const randomKana = (count: number): string => times(count, () => SYLLABLES[randomInt(SYLLABLES.length)] ?? '')

/** Two kanji that stand side by side nowhere else: the shortest word that a Japanese search must find. */
export const randomWord = (): string => times(2, between('一', '龠'))
