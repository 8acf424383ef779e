import { image, int, select, text } from '@captain/content-core'
import { describe, expect, it } from 'vitest'
import { titleRoom, defaultColumnWidth, wantsMore } from './default-column-width.ts'

describe('the room of a column', () => {
  it('is less for names than for sentences', () => {
    const name = defaultColumnWidth(text({ maxBytes: 150 }), { label: '名前' })
    expect(name).toBe(124)
    expect(defaultColumnWidth(text({ maxBytes: 300 }), { label: '説明' })).toBe(180)
  })

  it('is that of the longest word where words are chosen, and no more than the kind has', () => {
    const method = select({ options: ['card', 'bank'] })
    expect(defaultColumnWidth(method, { label: '支払方法', options: { card: 'カード', bank: '銀行振込' } })).toBe(24 + 4 * 13)
    expect(defaultColumnWidth(method, { label: 'Payment', options: { card: 'Card', bank: 'A transfer between banks' } })).toBe(120)
    const floor = select({ options: ['b1', '1'] })
    expect(defaultColumnWidth(floor, { label: '階', options: { b1: '地下1階', '1': '1階' } }), 'a digit is wider than most letters').toBe(
      70.5,
    )
    const toned = select({ options: ['paid'], tones: { paid: 'success' } })
    expect(defaultColumnWidth(toned, { label: '支払状態', options: { paid: '入金済' } })).toBe(24 + 3 * 13 + 20)
  })

  it('may be more for words of any length, and for chosen ones that do not fit', () => {
    expect(wantsMore(text({ maxBytes: 150 }), { label: '名前' })).toBe(true)
    expect(wantsMore(int({}), { label: '数' })).toBe(false)
    const site = select({ options: ['hall'] })
    expect(wantsMore(site, { label: 'サイト', options: { hall: 'hall（水鏡市民交流センター）' } })).toBe(true)
    expect(wantsMore(site, { label: 'サイト', options: { hall: 'ホール' } })).toBe(false)
  })

  it('is small for a code that names the row, unless a picture stands before it', () => {
    expect(titleRoom(text({ maxBytes: 20 }), false)).toBe(174)
    expect(titleRoom(text({ maxBytes: 20 }), true)).toBe(220)
    expect(titleRoom(text({ maxBytes: 20, localized: true }), false)).toBe(220)
    expect(titleRoom(image({}), false)).toBe(220)
    expect(titleRoom(undefined, false)).toBe(220)
  })
})
