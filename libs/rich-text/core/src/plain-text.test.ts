import { describe, expect, it } from 'vitest'
import type { RichTextDocument } from './document.ts'
import { isEmptyDocument, outline, plainText } from './plain-text.ts'
import { readingMinutes } from './reading-minutes.ts'

const paragraph = (text: string) => ({ type: 'paragraph', data: { text } })
const of = (...blocks: RichTextDocument['blocks']): RichTextDocument => ({ blocks })

const harbour = of(
  { id: 'aaaaaaaaaa', type: 'header', data: { text: '港の<b>朝</b>', level: 2 } },
  paragraph('船が<br>着く。'),
  {
    type: 'list',
    data: {
      style: 'unordered',
      items: [
        { content: '鯵', meta: {}, items: [{ content: '<i>開き</i>', meta: {}, items: [] }] },
        { content: '鰯', meta: {}, items: [] },
      ],
    },
  },
  { type: 'map', data: { label: '地図' } },
  { id: 'bbbbbbbbbb', type: 'header', data: { text: '夜', level: 3 } },
)

it('plainText has a line for each block and list item', () => {
  expect(plainText(harbour)).toBe('港の朝\n船が\n着く。\n鯵\n開き\n鰯\n夜')
})

it('plainText has what search should find in every block', () => {
  const blocks = [
    { type: 'checkList', data: { items: [{ text: '掃除' }] } },
    { type: 'quote', data: { text: '静かな海', caption: '店主' } },
    { type: 'linkTool', data: { link: 'https://a.example/', meta: { title: '題', description: '説明' } } },
    { type: 'embed', data: { service: 'youtube', embed: 'https://www.youtube.com/embed/AAAAAAAAAAA', caption: '動画' } },
    { type: 'image', data: { file: { url: '/media/a.png' }, alt: '代替', caption: '<b>写真</b>' } },
    {
      type: 'table',
      data: {
        content: [
          ['品', '値段'],
          ['鯵', ''],
        ],
      },
    },
    { type: 'code', data: { code: 'npm start\n' } },
  ]
  expect(plainText({ blocks })).toBe('掃除\n静かな海\n店主\n題\n説明\n動画\n代替\n写真\n品 値段\n鯵\nnpm start')
})

it('outline lists the headings with their anchors', () => {
  expect(outline(harbour)).toEqual([
    { level: 2, text: '港の朝', anchor: 'h-aaaaaaaaaa' },
    { level: 3, text: '夜', anchor: 'h-bbbbbbbbbb' },
  ])
})

describe('readingMinutes', () => {
  it.each([
    [0, 1],
    [500, 1],
    [501, 2],
    [1500, 3],
  ])('%i Japanese characters are %i minutes', (characters, minutes) => {
    expect(readingMinutes(of(paragraph('𠮷'.repeat(characters))), 'ja')).toBe(minutes)
  })

  it.each([
    [200, 1],
    [201, 2],
  ])('%i English words are %i minutes', (words, minutes) => {
    expect(readingMinutes(of(paragraph('cat '.repeat(words))), 'en')).toBe(minutes)
  })
})

describe('isEmptyDocument', () => {
  it.each([
    [null],
    [undefined],
    [of()],
    [of(paragraph(' \u3000<br>'))],
    [of({ type: 'list', data: { style: 'ordered', items: [{ content: '' }] } })],
  ])('is true for %j', (document) => {
    expect(isEmptyDocument(document)).toBe(true)
  })

  it('is false when there are words, or a block that cannot be shown', () => {
    expect(isEmptyDocument(of(paragraph('猫')))).toBe(false)
    expect(isEmptyDocument(of({ type: 'map', data: {} }))).toBe(false)
  })

  it('is false for a picture, a video or a card without words, but not for a line or an empty table', () => {
    expect(isEmptyDocument(of({ type: 'image', data: { file: { url: '/media/a.png' } } }))).toBe(false)
    expect(isEmptyDocument(of({ type: 'embed', data: { service: 'youtube', embed: 'https://www.youtube.com/embed/AAAAAAAAAAA' } }))).toBe(
      false,
    )
    expect(isEmptyDocument(of({ type: 'linkTool', data: { link: 'https://a.example/', meta: {} } }))).toBe(false)
    expect(isEmptyDocument(of({ type: 'delimiter', data: {} }, { type: 'table', data: { content: [['', '']] } }))).toBe(true)
  })

  it.each([['words'], [5], [[]], [{}], [{ blocks: null }], [{ blocks: 'x' }], [{ blocks: [null] }], [{ blocks: [{ type: 5 }] }]])(
    'is false for %j, which is no document: that is for the schema to tell',
    (value) => {
      expect(isEmptyDocument(value as unknown as RichTextDocument)).toBe(false)
    },
  )
})
