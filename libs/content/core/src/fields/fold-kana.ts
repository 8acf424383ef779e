/** Code point distance between a katakana and its hiragana. */
const DISTANCE = 0x60

const [FIRST, LAST] = [0x30a1, 0x30f6]

/** The katakana that have a hiragana, ァ to ヶ. */
export const KATAKANA = Array.from({ length: LAST - FIRST + 1 }, (_, place) => String.fromCharCode(FIRST + place)).join('')

/** Converts katakana to hiragana, so that カフェ finds かふぇ; keeps other characters. */
export const foldKana = (text: string): string => text.replaceAll(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - DISTANCE))
