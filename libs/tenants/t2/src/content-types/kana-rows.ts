type Values = Readonly<Record<string, unknown>>

/** The rows of the Japanese syllabary, by their first syllable. */
export const KANA_ROWS = ['あ', 'か', 'さ', 'た', 'な', 'は', 'ま', 'や', 'ら', 'わ'] as const
type KanaRow = (typeof KANA_ROWS)[number]

const SOUNDS: Readonly<Record<KanaRow, string>> = {
  あ: 'ぁあぃいぅうぇえぉおゔ',
  か: 'かがきぎくぐけげこごゕゖ',
  さ: 'さざしじすずせぜそぞ',
  た: 'ただちぢっつづてでとど',
  な: 'なにぬねの',
  は: 'はばぱひびぴふぶぷへべぺほぼぽ',
  ま: 'まみむめも',
  や: 'ゃやゅゆょよ',
  ら: 'らりるれろ',
  わ: 'ゎわゐゑをん',
}

/** Returns the syllabary row of a name; null for other first characters. */
export const kanaRowOf = ({ nameHiragana }: Values): KanaRow | null => {
  const first = typeof nameHiragana === 'string' ? nameHiragana.slice(0, 1) : ''
  return first === '' ? null : (KANA_ROWS.find((row) => SOUNDS[row].includes(first)) ?? null)
}
