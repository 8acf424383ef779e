import { group, int, list, text, type Fields, type Values } from '@captain/content-core'
import { describe, expect, it } from 'vitest'
import { mergeValues, setAt } from './merge-values.ts'

const fields: Fields = {
  name: text({ maxBytes: 90, localized: true }),
  price: int({}),
  stock: int({}),
  seo: group({ of: { title: text({ maxBytes: 90 }), summary: text({ maxBytes: 90 }) } }),
  sizes: list({ of: { label: text({ maxBytes: 30 }) }, max: 5 }),
}

const base: Values = { name: { ja: '珈琲', en: null }, price: 500, stock: 3, seo: { title: 'a', summary: null }, sizes: [] }

describe('mergeValues', () => {
  it('merges fields, languages and parts of a group that only one side touched', () => {
    const theirs = { ...base, name: { ja: '珈琲', en: 'Coffee' }, price: 550, seo: { title: 'a', summary: 'theirs' } }
    const mine = { ...base, name: { ja: '深煎り珈琲', en: null }, stock: 4, seo: { title: 'b', summary: null } }
    const merged = mergeValues(fields, { base, theirs, mine })
    expect(merged.conflicts).toEqual([])
    expect(merged.values).toEqual({
      name: { ja: '深煎り珈琲', en: 'Coffee' },
      price: 550,
      stock: 4,
      seo: { title: 'b', summary: 'theirs' },
      sizes: [],
    })
    expect(merged.taken).toEqual(['name.en', 'price', 'seo.summary'])
  })

  it('reports what both sides changed differently, and keeps mine until someone chooses', () => {
    const merged = mergeValues(fields, {
      base,
      theirs: { ...base, price: 550, name: { ja: 'ブレンド', en: null } },
      mine: { ...base, price: 600, name: { ja: '深煎り', en: null } },
    })
    expect(merged.conflicts.map(({ path, base: before, theirs, mine }) => ({ path, before, theirs, mine }))).toEqual([
      { path: 'name.ja', before: '珈琲', theirs: 'ブレンド', mine: '深煎り' },
      { path: 'price', before: 500, theirs: 550, mine: 600 },
    ])
    expect(merged.values['price']).toBe(600)
  })

  it('sees no conflict where both sides came to the same value', () => {
    const both = { ...base, price: 600, sizes: [{ label: 'S' }] }
    expect(mergeValues(fields, { base, theirs: both, mine: { ...both } })).toEqual({ values: both, conflicts: [], taken: [] })
  })

  it('takes a list as one value', () => {
    const merged = mergeValues(fields, { base, theirs: { ...base, sizes: [{ label: 'S' }] }, mine: { ...base, sizes: [{ label: 'L' }] } })
    expect(merged.conflicts.map((conflict) => conflict.path)).toEqual(['sizes'])
  })
})

describe('setAt', () => {
  it('replaces one leaf and leaves its neighbours', () => {
    expect(setAt(base, 'name.ja', '紅茶')).toEqual({ ...base, name: { ja: '紅茶', en: null } })
    expect(base['name']).toEqual({ ja: '珈琲', en: null })
  })
})
