/** Hiragana of each consonant, in the order a i u e o; `-` where Japanese has none. */
const ROWS: Readonly<Record<string, string>> = {
  '': 'あいうえお',
  k: 'かきくけこ',
  s: 'さ-すせそ',
  t: 'た--てと',
  n: 'なにぬねの',
  h: 'はひ-へほ',
  m: 'まみむめも',
  y: 'や-ゆ-よ',
  r: 'らりるれろ',
  w: 'わ----',
  g: 'がぎぐげご',
  z: 'ざ-ずぜぞ',
  d: 'だ--でど',
  b: 'ばびぶべぼ',
  p: 'ぱぴぷぺぽ',
}

const VOWELS = 'aiueo'

const LETTERS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(ROWS).flatMap(([consonant, row]) =>
    [...row].map((kana, place): readonly [string, string] => [kana, `${consonant}${VOWELS[place]}`]),
  ),
  ['し', 'shi'],
  ['ち', 'chi'],
  ['つ', 'tsu'],
  ['ふ', 'fu'],
  ['じ', 'ji'],
  ['ぢ', 'ji'],
  ['づ', 'zu'],
  ['を', 'o'],
  ['ん', 'n'],
  ['ゔ', 'vu'],
])

const GLIDES: Readonly<Record<string, string>> = { ゃ: 'ya', ゅ: 'yu', ょ: 'yo', ぁ: 'a', ぃ: 'i', ぅ: 'u', ぇ: 'e', ぉ: 'o' }

const KATAKANA = /[ァ-ヴ]/g
const TO_HIRAGANA = 0x60

/** Joins a small kana to the syllable before it: きゃ is `kya`, しゃ `sha`, ふぁ `fa`, うぇ `we`. */
const joined = (letters: string, glide: string): string => {
  const stem = letters.replace(/[aiueo]$/, '')
  const isPalatal = /(?:sh|ch|j)$/.test(stem)
  return `${/(?:^|[^a-z])$/.test(stem) ? `${stem}w` : stem}${isPalatal ? glide.replace('y', '') : glide}`
}

const spelled = (kana: string): string => {
  let letters = ''
  let isDoubled = false
  for (const sign of kana) {
    const glide = GLIDES[sign]
    const next = LETTERS.get(sign) ?? sign
    if (glide !== undefined) letters = joined(letters, glide)
    else if (/っ/.test(sign)) isDoubled = true
    else if (sign !== 'ー') {
      letters += isDoubled && /^[a-z]/.test(next) ? `${next.startsWith('ch') ? 't' : next[0]}${next}` : next
      isDoubled = false
    }
  }
  return letters
}

/**
 * Spells a text in Hepburn romaji, with a space between katakana and hiragana; long vowels of katakana are short. Returns null for a text
 * with kanji, which cannot be read without knowing it, and for one without kana.
 */
export const romajiOf = (text: string): string | null => {
  const given = text.normalize('NFKC')
  if (/\p{Script=Han}/u.test(given) || !/[ぁ-ゖァ-ヺ]/.test(given)) return null
  const parts = given.replace(/([ァ-ヺー])(?=[ぁ-ゖ])|([ぁ-ゖ])(?=[ァ-ヺ])/g, '$& ')
  return spelled(parts.replace(KATAKANA, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - TO_HIRAGANA)))
}
