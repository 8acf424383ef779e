import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SAMPLES } from '../../fields/testing/field-samples.ts'
import { sameValue } from './same-value.ts'

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Returns an equal value whose objects list their keys in reverse. */
const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, inner]) => [key, reversed(inner)]),
  )
}

const document = (...blocks: readonly unknown[]) => ({ time: 1, version: '2.31.0', blocks })
const paragraph = (text: string, id = 'aaaaaaaaaa') => ({ id, type: 'paragraph', data: { text } })

describe('the equality of a form’s values', () => {
  it.each(Object.entries(SAMPLES))('holds for a %s that was changed and changed back', (_, { value, hostile }) => {
    for (const one of [value, hostile]) {
      expect(sameValue(one, structuredClone(one))).toBe(true)
      expect(sameValue(one, reversed(one))).toBe(true)
      expect(sameValue({ ja: one, en: null }, { en: null, ja: reversed(one) })).toBe(true)
      expect(sameValue([one], [reversed(one)])).toBe(true)
    }
  })

  const differing = Object.entries(SAMPLES).filter(([, { value, hostile }]) => JSON.stringify(value) !== JSON.stringify(hostile))
  it.each(differing)('ends with another %s', (_, { value, hostile }) => {
    expect(sameValue(value, hostile)).toBe(false)
    expect(sameValue(value, null)).toBe(false)
    expect(sameValue(null, value)).toBe(false)
  })

  it('depends on no order of keys in any JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(sameValue(value, reversed(value))).toBe(true)
      }),
    )
  })

  it('is symmetric', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(sameValue(one, other)).toBe(sameValue(other, one))
      }),
    )
  })

  it('notices each changed text of a document', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (one, other) => {
        fc.pre(one.trim() !== other.trim() && !/[<>&\u00A0\s]/u.test(one + other))
        expect(sameValue(document(paragraph(one)), document(paragraph(other)))).toBe(false)
      }),
    )
  })
})

describe('two documents are equal', () => {
  const base: Json = { time: 1, version: '2.31.0', blocks: [paragraph('凪') as never] }

  it('at another time, of another editor, and with other ids', () => {
    expect(sameValue(base, { time: 2, version: '2.32.0', blocks: [paragraph('凪', 'bbbbbbbbbb')] })).toBe(true)
    expect(sameValue(base, { blocks: [{ type: 'paragraph', data: { text: '凪' }, tunes: undefined }] })).toBe(true)
  })

  it('if one writes the same markup in another way', () => {
    expect(sameValue(document(paragraph('<b>凪</b> &amp; 波')), document(paragraph('<b class="x">凪</b> & 波')))).toBe(true)
  })

  it('if an editor adds empty parts', () => {
    const list = (meta: object) => document({ type: 'list', data: { style: 'unordered', items: [{ content: '凪', items: [], ...meta }] } })
    expect(sameValue(list({}), list({ meta: {} }))).toBe(true)
    const table = (parts: object) => document({ type: 'table', data: { content: [['朝', '']], ...parts } })
    expect(sameValue(table({}), table({ withHeadings: false, stretched: false }))).toBe(true)
    expect(sameValue(table({}), table({ withHeadings: true }))).toBe(false)
  })

  it('if both are empty', () => {
    expect(sameValue(null, { blocks: [] })).toBe(true)
    expect(sameValue({ ja: null, en: null }, { ja: { blocks: [] }, en: null })).toBe(true)
  })

  it('and not if a block is added, moved, or another kind', () => {
    const [one, two] = [paragraph('凪'), paragraph('波', 'bbbbbbbbbb')]
    expect(sameValue(document(one), document(one, two))).toBe(false)
    expect(sameValue(document(one, two), document(two, one))).toBe(false)
    expect(sameValue(document(one), document({ type: 'header', data: { text: '凪', level: 2 } }))).toBe(false)
  })
})
