/** Code point distance between a katakana and its hiragana. */
const DISTANCE = 0x60

/** Converts katakana to hiragana, so that カフェ finds かふぇ; keeps other characters. */
export const foldKana = (text: string): string => text.replaceAll(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - DISTANCE))
