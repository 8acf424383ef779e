/** From a katakana to the hiragana of the same sound. */
const DISTANCE = 0x60

/** Writes katakana as hiragana, so that カフェ finds かふぇ; everything else stays. */
export const foldKana = (text: string): string => text.replaceAll(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - DISTANCE))
