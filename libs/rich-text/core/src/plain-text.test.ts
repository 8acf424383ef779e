import { describe, expect, it } from 'vitest'
import type { RichTextDocument } from './document.ts'
import { isEmptyDocument, outline, plainText, readingMinutes } from './plain-text.ts'

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
})
