const KATAKANA = /[ァ-ヶ]/g
const TO_HIRAGANA = 0x60

/** Returns a text in the form in which names and queries are compared: width, case, spaces and the two kana make no difference. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\u200b]/g, '')
    .replace(KATAKANA, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - TO_HIRAGANA))

/** Returns what is searched for while a conversion goes on: かj waits for the vowel of its last syllable. */
const withoutOpenSyllable = (query: string): string => (/[ぁ-ん]/.test(query) ? query.replace(/[a-z]+$/, '') : query)

/** What a menu finds: its name, and words that mean it. */
export type Findable = { readonly name: string; readonly words: readonly string[] }

/** Returns what a query finds, in the given order, and what begins with the query before what merely contains it. */
export function matching<Item extends Findable>(items: readonly Item[], query: string): readonly Item[] {
  const wanted = withoutOpenSyllable(folded(query))
  if (wanted === '') return items
  const begins = (item: Item) => [item.name, ...item.words].some((word) => folded(word).startsWith(wanted))
  const contains = (item: Item) => folded(item.name).includes(wanted)
  const first = items.filter(begins)
  return [...first, ...items.filter((item) => !first.includes(item) && contains(item))]
}
