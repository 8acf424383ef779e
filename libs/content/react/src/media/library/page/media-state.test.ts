import { describe, expect, it } from 'vitest'
import { hasMediaFilters, mediaFilterOf, readMediaState, writeMediaState } from './media-state.ts'

const PLAIN = readMediaState({})
const TAG = '01ARZ3NDEKTSV4RRFFQ69G5FAV'

describe('the address of the media page', () => {
  it('has no parameters for what is shown at first', () => {
    expect(writeMediaState(PLAIN)).toEqual({})
    expect(hasMediaFilters(PLAIN)).toBe(false)
    expect(mediaFilterOf(PLAIN)).toEqual({ words: '', accept: null, tag: null, isUsed: null, sort: '-createdAt' })
  })

  it.each([
    { q: '港' },
    { kind: 'sound' },
    { tag: TAG },
    { tag: 'none' },
    { use: 'used' },
    { use: 'unused' },
    { sort: '-size' },
    { view: 'table' },
    { file: TAG },
  ])('keeps %j', (search) => {
    expect(writeMediaState(readMediaState(search))).toEqual(search)
  })

  it('ignores what it does not know, and takes a number for a search', () => {
    const strange = { kind: 'constructor', tag: '<b>', use: 'never', sort: 'colour', view: 'map', file: '../x', q: 2026 }
    expect(readMediaState(strange)).toEqual({ ...PLAIN, q: '2026' })
  })
})
