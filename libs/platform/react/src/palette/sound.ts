import { fold } from './fold.ts'

/** Hiragana of each consonant, in the order a i u e o; `-` where Japanese has none. */
const ROWS: Readonly<Record<string, string>> = {
  '': 'あいうえお',
  k: 'かきくけこ',
  s: 'さしすせそ',
  t: 'たちつてと',
  n: 'なにぬねの',
  h: 'はひふへほ',
  m: 'まみむめも',
  y: 'や-ゆ-よ',
  r: 'らりるれろ',
  w: 'わ---を',
  g: 'がぎぐげご',
  z: 'ざじずぜぞ',
  d: 'だぢづでど',
  b: 'ばびぶべぼ',
  p: 'ぱぴぷぺぽ',
}

const VOWELS = 'aiueo'
const SMALL: Readonly<Record<string, string>> = { ぁ: 'a', ぃ: 'i', ぅ: 'u', ぇ: 'e', ぉ: 'o', ゃ: 'a', ゅ: 'u', ょ: 'o' }

const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries(ROWS).flatMap(([consonant, row]) =>
    [...row].flatMap((kana, place): readonly (readonly [string, string])[] => (kana === '-' ? [] : [[kana, consonant + VOWELS[place]]])),
  ),
)

/** Spells kana in letters, each by its row: し is `si`, ふぁ is `ha`. Other characters stay. */
const spelled = (text: string): string => {
  let letters = ''
  for (const kana of text) {
    const small = SMALL[kana]
    if (small !== undefined) letters = `${letters.replace(/[aiueo]$/, '')}${'ゃゅょ'.includes(kana) ? 'y' : ''}${small}`
    else if (kana === 'ん') letters += 'n'
    else if (!'っー'.includes(kana)) letters += LETTERS.get(kana) ?? kana
  }
  return letters
}

type Rewriting = readonly (readonly [RegExp, string])[]

/** Ways to write one sound, and sounds that Japanese does not distinguish. */
const SAME: Rewriting = [
  [/sh/g, 'sy'],
  [/ch/g, 'ty'],
  [/ts/g, 't'],
  [/j/g, 'zy'],
  [/f/g, 'h'],
  [/c|q/g, 'k'],
  [/l/g, 'r'],
  [/v/g, 'b'],
  [/y(?=[ie])/g, ''],
  [/m(?=[bmp])/g, 'n'],
]

/** Long and short sounds are equal. */
const SHORT: Rewriting = [
  [/([a-z])\1/g, '$1'],
  [/ou/g, 'o'],
  [/-/g, ''],
]

const rewritten = (text: string, rules: Rewriting): string => rules.reduce((now, [written, same]) => now.replaceAll(written, same), text)

/** Returns how a text sounds, so that kana, romaji and English words of one sound are equal. Kanji stay. */
export const soundOf = (text: string): string => rewritten(spelled(fold(text)), [...SAME, ...SHORT])

const KANA: ReadonlyMap<string, string> = new Map([...LETTERS].map(([kana, letters]) => [letters, kana]))
const GLIDES: Readonly<Record<string, string>> = { a: 'ゃ', u: 'ゅ', o: 'ょ' }

/** Returns the hiragana of a text in romaji, with which the server finds names; null for any other text. */
export const kanaOf = (text: string): string | null => {
  let rest = rewritten(text.trim().toLowerCase(), SAME)
  let kana = ''
  while (rest !== '') {
    const syllable = /^(?:([^aiueo\Wn\d_])(?=\1)|n(?![aiueoy])|([kstnhmrgzdbp])y([auo])|[a-z]?[aiueo]|\s)/.exec(rest)
    if (syllable === null) return null
    const [all, double, consonant, vowel = ''] = syllable
    const next = double !== undefined ? 'っ' : all === 'n' ? 'ん' : all.trim() === '' ? ' ' : undefined
    const found = next ?? (consonant === undefined ? KANA.get(all) : `${KANA.get(`${consonant}i`)}${GLIDES[vowel]}`)
    if (found === undefined) return null
    kana += found
    rest = rest.slice(all.length)
  }
  return kana === '' ? null : kana
}
