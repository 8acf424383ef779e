const WORD_JOINER = '\u2060'

const words = new Intl.Segmenter('ja', { granularity: 'word' })

/** Particles and endings are written in hiragana and stay with the preceding text. */
const GOES_ON = /^\p{Script=Hiragana}/u

const PAUSES = /[、。，．！？!?,.:;\s]$/u

const OPENS = /[\p{Ps}\p{Pi}]$/u

const LETTER = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`
const INSIDE = new RegExp(`(?<=${LETTER})(?=${LETTER})`, 'gu')

const phrasesOf = (text: string): readonly string[] => {
  const phrases: string[] = []
  for (const { segment } of words.segment(text)) {
    const before = phrases.at(-1)
    const goesOn = before !== undefined && (OPENS.test(before) || (GOES_ON.test(segment) && !PAUSES.test(before)))
    if (goesOn) phrases[phrases.length - 1] = before + segment
    else phrases.push(segment)
  }
  return phrases
}

/** Returns the text with invisible joiners, so that Japanese lines break only between phrases. */
export const keepPhrases = (text: string): string =>
  phrasesOf(text)
    .map((phrase) => phrase.replace(INSIDE, WORD_JOINER))
    .join('')
