import { describe, expect, it } from 'vitest'
import type { RichTextBlock } from './document.ts'
import { isSameBlock, saysTheSame } from './says-the-same.ts'
import { OFFICIAL_DOCUMENTS } from './testing/official-documents.ts'

const paragraph = (text: string, id?: string): RichTextBlock => ({ ...(id !== undefined && { id }), type: 'paragraph', data: { text } })
const list = (data: Readonly<Record<string, unknown>>): RichTextBlock => ({ type: 'list', data })

/** The same value with all keys in the opposite order, as a database may return it. */
const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [key, reversed(inner)])
      .toReversed(),
  )
}

describe('saysTheSame', () => {
  it.each(Object.entries(OFFICIAL_DOCUMENTS))('ignores time, version, ids and the order of keys: %s', (_name, document) => {
    const blocks = reversed(document.blocks.map((block) => ({ ...block, id: `${block.id}x` }))) as RichTextBlock[]
    expect(saysTheSame(document, { blocks })).toBe(true)
    expect(saysTheSame(document, { time: 1, version: '3', blocks })).toBe(true)
  })

  it('sees every other change', () => {
    const document = { blocks: [paragraph('一'), paragraph('二')] }
    expect(saysTheSame(document, { blocks: [paragraph('二'), paragraph('一')] })).toBe(false)
    expect(saysTheSame(document, { blocks: [paragraph('一')] })).toBe(false)
    expect(saysTheSame(document, { blocks: [paragraph('一'), paragraph('<b>二</b>')] })).toBe(false)
    expect(saysTheSame(document, { blocks: [paragraph('一'), { type: 'header', data: { text: '二' } }] })).toBe(false)
    expect(saysTheSame(document, null)).toBe(false)
  })

  it('takes null as an empty document', () => {
    expect(saysTheSame(null, { time: 1, blocks: [] })).toBe(true)
    expect(saysTheSame(null, null)).toBe(true)
  })
})

describe('isSameBlock', () => {
  it('ignores keys that a tool adds without a meaning', () => {
    const saved = list({ style: 'unordered', meta: {}, items: [{ content: '一', meta: {}, items: [] }] })
    expect(isSameBlock(list({ items: ['一'] }), saved)).toBe(true)
    const official = { type: 'checklist', data: { items: [{ text: '氷', checked: false }] } }
    expect(isSameBlock(official, { ...official, type: 'checkList' })).toBe(true)
  })

  it('tells the order and the style of a list', () => {
    const one = list({ style: 'unordered', items: ['一', '二'] })
    expect(isSameBlock(one, list({ style: 'ordered', items: ['一', '二'] }))).toBe(false)
    expect(isSameBlock(one, list({ style: 'unordered', items: ['二', '一'] }))).toBe(false)
    const ordered = list({ style: 'ordered', items: ['一'], meta: { start: 2 } })
    expect(isSameBlock(ordered, list({ style: 'ordered', items: ['一'], meta: { start: 3 } }))).toBe(false)
  })

  it('compares the data of a block that it can’t read, and its tunes', () => {
    const map = { type: 'map', data: { lat: 35, lng: 139 } }
    expect(isSameBlock(map, { type: 'map', data: { lng: 139, lat: 35 } })).toBe(true)
    expect(isSameBlock(map, { type: 'map', data: { lat: 36, lng: 139 } })).toBe(false)
    expect(isSameBlock(paragraph('一'), { ...paragraph('一'), tunes: { wide: true } })).toBe(false)
  })
})
