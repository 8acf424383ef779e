import { maxBytes } from '@captain/validation'
import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import type { AnyField, Fields } from '../field.ts'

import { indexTextsOf, valuesSchema } from '../values.ts'
import { decimal } from './decimal.ts'
import { email } from './email.ts'
import { list } from './list.ts'
import { multiSelect } from './multi-select.ts'
import { phone } from './phone.ts'
import { references } from './references.ts'
import { richText } from './rich-text.ts'
import { tags } from './tags.ts'
import { text } from './text.ts'

const parse = (field: AnyField, value: unknown) => {
  const result = safeParse(valuesSchema({ field } satisfies Fields, 'save'), { field: value }, { abortPipeEarly: true })
  return result.success
    ? { value: (result.output as { readonly field: unknown }).field }
    : { issues: result.issues.map((issue) => issue.type) }
}

describe('lists of more than they may hold', () => {
  // As many as a request may carry; looked at one by one, they would take seconds.
  const wide = Array.from({ length: 100_000 }, () => ({}))

  it.each<[string, AnyField]>([
    ['list', list({ of: { name: text({ maxBytes: 30, required: true }) }, max: 30 })],
    ['tags', tags({})],
    ['multiSelect', multiSelect({ options: ['a', 'b'] })],
    ['references', references({ to: 'tea', onDelete: 'set-null' })],
  ])('%s is refused by its length alone', (_kind, field) => {
    const started = performance.now()
    expect(parse(field, wide)).toEqual({ issues: ['maxCount'] })
    expect(performance.now() - started).toBeLessThan(150)
  })

  it.each([
    ['blocks', wide],
    ['items', [{ type: 'list', data: { items: wide } }]],
    ['rows', [{ type: 'table', data: { content: wide } }]],
    ['empty items', [{ type: 'list', data: { items: wide.map(() => '') } }]],
    ['empty items of a checklist', [{ type: 'checkList', data: { items: wide.map(() => ({ text: '' })) } }]],
    ['empty texts', wide.map(() => ({ type: 'paragraph', data: { text: '' } }))],
  ])('a text of too many %s is refused at once', (_things, blocks) => {
    const started = performance.now()
    expect(parse(richText({}), { blocks })).toHaveProperty('issues.length', 1)
    expect(performance.now() - started).toBeLessThan(300)
  })
})

describe('decimals', () => {
  const plain = decimal({ scale: 2 })

  it.each([
    ['007.50', '7.50'],
    ['00', '0'],
    ['-0', '0'],
    ['-0.00', '0.00'],
    [' 0.5 ', '0.5'],
    [12.5, '12.5'],
    ['9999999999999.99', '9999999999999.99'],
  ])('%j is kept as %j', (sent, value) => {
    expect(parse(plain, sent)).toEqual({ value })
  })

  it.each([
    ['abc', 'decimal2'],
    ['1e5', 'decimal2'],
    ['.5', 'decimal2'],
    ['+5', 'decimal2'],
    ['10000000000000', 'maxDec2'],
    ['-1', 'min'],
  ])('%j is told %s, and nothing breaks', (sent, code) => {
    expect(parse(plain, sent)).toEqual({ issues: [code] })
  })

  it('are checked to the end of their rules without an error', () => {
    const result = safeParse(valuesSchema({ field: plain }, 'save'), { field: 'abc' })
    expect(result.issues?.map((issue) => issue.type)).toEqual(['decimal2', 'maxDec2'])
  })

  it.each([1, 2, 3] as const)('with %i places have an end on both sides', (scale) => {
    const wide = decimal({ scale, min: `-${'9'.repeat(40)}` })
    const started = performance.now()
    for (const sign of ['', '-']) {
      expect(parse(wide, `${sign}9999999999999.9`)).toEqual({ value: `${sign}9999999999999.9` })
      expect(parse(wide, `${sign}10000000000000`)).toHaveProperty('issues.length', 1)
      expect(parse(wide, `${sign}${'9'.repeat(900_000)}`)).toHaveProperty('issues.length', 1)
    }
    expect(performance.now() - started).toBeLessThan(300)
  })
})

describe('what is taken', () => {
  // An index row of PostgreSQL holds about 2,700 bytes.
  const longest: readonly (readonly [AnyField, unknown])[] = [
    [text({ maxBytes: 30_000, rules: [maxBytes(30_000)] }), 'ﷺ'.repeat(9000)],
    [text({ maxBytes: 30_000 }), '🐈'.repeat(7000)],
    [email({}), `${'a'.repeat(60)}@${'b'.repeat(60)}.example`],
    [phone({}), '03-1234-5678'],
    [decimal({ scale: 3 }), '9999999999999.999'],
    [tags({}), ['ﷺ'.repeat(20)]],
  ]

  it.each(longest)('$0.kind has a place in the index', (field, sent) => {
    const { value } = parse(field, sent)
    expect(value).toBeDefined()
    for (const found of indexTextsOf(field, value)) expect(new TextEncoder().encode(found).length).toBeLessThan(1000)
  })
})
