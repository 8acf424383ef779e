import { describe, expect, it } from 'vitest'
import { fold } from './fold.ts'
import { messages } from './locales/ja.po'
import { ranked } from './rank.ts'
import { readingOf } from './reading.ts'
import { termsOf } from './terms.ts'
import { VERBS } from './verbs.ts'

const KANJI = /\p{Script=Han}/u

const verbs = Object.entries(VERBS).map(([name, { words }]) => ({ name, terms: termsOf(...words) }))

/** Names of the three best verbs of a query. */
const best = (query: string) =>
  ranked(query, verbs)
    .slice(0, 3)
    .map(({ item }) => item.name)

describe('termsOf', () => {
  it('keeps the label first, and adds readings', () => {
    expect(termsOf('売り切れ', 'Sold out')).toEqual([fold('売り切れ'), 'sold out', fold('うりきれ')])
  })

  it('knows names without kanji once', () => {
    expect(termsOf('フード', 'フード')).toEqual([fold('フード')])
  })
})

describe('verbs', () => {
  it.each([
    ['こうかい', 'publish'],
    ['koukai', 'publish'],
    ['publish', 'publish'],
    ['go live', 'publish'],
    ['ひこうかい', 'unpublish'],
    ['hikoukai', 'unpublish'],
    ['よやく', 'schedule'],
    ['yoyaku', 'schedule'],
    ['schedule', 'schedule'],
    ['ふくせい', 'duplicate'],
    ['fukusei', 'duplicate'],
    ['copy', 'duplicate'],
    ['さくじょ', 'delete'],
    ['sakujo', 'delete'],
    ['ｄｅｌｅｔｅ', 'delete'],
    ['りんく', 'copyLink'],
    ['つぎ', 'next'],
    ['まえ', 'previous'],
    ['しゅうちゅう', 'calm'],
    ['focus', 'calm'],
    ['へんしん', 'replyByMail'],
    ['henshin', 'replyByMail'],
    ['reply', 'replyByMail'],
    ['たんとう', 'start'],
    ['assign', 'start'],
    ['にゅうきん', 'markPaid'],
    ['はっそう', 'ship'],
    ['hassou', 'ship'],
    ['にほんご', 'showJapanese'],
    ['eigo', 'showEnglish'],
    ['でんわ', 'call'],
  ])('%s finds %s', (query, name) => {
    expect(best(query)).toContain(name)
  })

  it('are all read in kana: each of their Japanese names is found without an input method', () => {
    const unread = Object.values(VERBS).flatMap(({ words }) => words.filter((word) => KANJI.test(readingOf(word) ?? word)))
    expect(unread).toEqual([])
  })

  it('have Japanese and English names', () => {
    const isLatin = (word: string) => /^[\x20-\x7e]+$/.test(word)
    const lacking = Object.entries(VERBS).filter(([, { words }]) => !words.some(isLatin) || words.every(isLatin))
    expect(lacking.map(([name]) => name)).toEqual([])
  })
})

/** Texts around the names. */
const AROUND = new Set(['の次に', '候補', '候補は', '再試行', '最近の選択', '（名称なし）'])

it('reads every name in the palette', () => {
  const texts = Object.values(messages).flatMap((message) => (Array.isArray(message) && typeof message[0] === 'string' ? [message[0]] : []))
  const names = texts.filter((text) => text !== '' && !text.includes('。') && !AROUND.has(text))
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => KANJI.test(readingOf(name) ?? name))).toEqual([])
})
