import { expect, it } from 'vitest'
import { matching } from './matching.ts'
import { SEARCH_WORDS } from './search-words.ts'

const NAMES: Readonly<Record<string, string>> = {
  Text: '本文',
  Heading: '見出し',
  'Unordered List': '箇条書き',
  'Ordered List': '番号付きリスト',
  Checklist: 'チェックリスト',
  Quote: '引用',
  Image: '画像',
  Table: '表',
  'Link card': 'リンクカード',
  Video: '動画',
  Delimiter: '区切り線',
  Code: 'コード',
}
const ALL = Object.entries(NAMES).map(([title, name]) => ({ name, words: SEARCH_WORDS[title] ?? [] }))
const found = (query: string) => matching(ALL, query).map(({ name }) => name)

it('has words for every block', () => expect(ALL.every(({ words }) => words.length > 0)).toBe(true))

it.each([
  ['箇条', '箇条書き'],
  ['かじょう', '箇条書き'],
  ['かj', '箇条書き'],
  ['カジョウ', '箇条書き'],
  ['kajou', '箇条書き'],
  ['ＫＡＪＯＵ', '箇条書き'],
  ['ｋａｚｙｏｕ', '箇条書き'],
  ['bullet', '箇条書き'],
  ['みだ', '見出し'],
  ['midasi', '見出し'],
  ['Heading', '見出し'],
  ['がぞう', '画像'],
  ['photo', '画像'],
  ['ひょう', '表'],
  ['table', '表'],
  ['ちぇっく', 'チェックリスト'],
  ['to do', 'チェックリスト'],
  ['区切', '区切り線'],
  ['りんく', 'リンクカード'],
])('%s finds %s first', (query, name) => expect(found(query)[0]).toBe(name))

it('finds every list by what they share', () => {
  expect(found('リスト')).toEqual(['箇条書き', '番号付きリスト', 'チェックリスト'])
  expect(found('list')).toEqual(['箇条書き', '番号付きリスト'])
})

it('finds everything without a query, and nothing for other words', () => {
  expect(found('')).toHaveLength(12)
  expect(found('　')).toHaveLength(12)
  expect(found('etc')).toEqual([])
})
