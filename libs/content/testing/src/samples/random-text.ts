import { randomInt } from 'node:crypto'

const times = (count: number, make: () => string): string => Array.from({ length: count }, make).join('')
const between = (first: string, last: string) => () =>
  String.fromCodePoint(randomInt(first.codePointAt(0) ?? 0, (last.codePointAt(0) ?? 0) + 1))

const LETTER = between('a', 'z')

/** Codes of demo records abbreviate names of places, which begin with none of these. */
const RARE = 'qxz'
const CODE_LENGTH = 3

const SYLLABLES = 'かきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもらりるれろ'

/**
 * Avoids collisions of short texts: among a hundred texts of three letters, two are equal in one run of four. No text is repeated while
 * half of them are unused.
 */
const unlikeBefore = (all: (count: number) => number, make: (count: number) => string) => {
  const given = new Map<number, Set<string>>()
  return (count: number): string => {
    const before = given.get(count) ?? new Set()
    given.set(count, before)
    if (before.size > all(count) / 2) before.clear()
    let text = make(count)
    while (before.has(text)) text = make(count)
    before.add(text)
    return text
  }
}

/** Returns letters that are practically unique in the database. */
export const randomLetters = unlikeBefore(
  (count) => (count > CODE_LENGTH ? 26 ** count : RARE.length * 26 ** (count - 1)),
  (count) => (count > CODE_LENGTH ? times(count, LETTER) : (RARE[randomInt(RARE.length)] ?? '') + times(count - 1, LETTER)),
)

export const randomDigits = unlikeBefore(
  (count) => 10 ** count,
  (count) => times(count, between('0', '9')),
)

export const randomKana = (count: number): string => times(count, () => SYLLABLES[randomInt(SYLLABLES.length)] ?? '')

/** Returns two kanji that appear together nowhere else: the shortest word that a Japanese search must find. */
export const randomWord = (): string => times(2, between('一', '龠'))
