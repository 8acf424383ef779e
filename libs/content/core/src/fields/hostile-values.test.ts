import { growthOf } from '@captain/locale/testing/growth'
import { maxBytes } from '@captain/validation'
import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import type { AnyField, Fields } from './field.ts'

import { indexTextsOf, recordSchema } from '../values/values.ts'
import { decimal } from './decimal.ts'
import { email } from './email.ts'
import { group } from './group.ts'
import { list } from './list.ts'
import { multiSelect } from './multi-select.ts'
import { phone } from './phone.ts'
import { references } from './references.ts'
import { richText } from './rich-text.ts'
import { tags } from './tags.ts'
import { text } from './text.ts'

const parse = (field: AnyField, value: unknown) => {
  const result = safeParse(recordSchema({ field } satisfies Fields, 'save'), { field: value }, { abortPipeEarly: true })
  return result.success
    ? { value: (result.output as { readonly field: unknown }).field }
    : { issues: result.issues.map((issue) => issue.type) }
}

describe('lists of more than they may hold', () => {
  // The largest list that a request may carry; checking every item would take seconds.
  const wide = Array.from({ length: 100_000 }, () => ({}))

  it.each<[string, AnyField]>([
    ['list', list({ of: { name: text({ maxBytes: 30, required: true }) }, max: 30 })],
    ['tags', tags({})],
    ['multiSelect', multiSelect({ options: ['a', 'b'] })],
    ['references', references({ to: 'tea', onDelete: 'set-null' })],
  ])('%s is refused by its length alone', (_kind, field) => {
    let looks = 0
    const look = <Seen>(seen: Seen) => {
      looks++
      return seen
    }
    const item = new Proxy<object>(
      {},
      {
        get: (target, name) => look(Reflect.get(target, name)),
        has: (target, name) => look(Reflect.has(target, name)),
        ownKeys: (target) => look(Reflect.ownKeys(target)),
        getPrototypeOf: (target) => look(Reflect.getPrototypeOf(target)),
      },
    )
    const watched = wide.map(() => item)
    // A list within the limit is checked item by item; otherwise the counter below would prove nothing.
    parse(field, [item])
    expect(looks).toBeGreaterThan(0)
    looks = 0
    expect(parse(field, watched)).toEqual({ issues: ['maxCount'] })
    expect(looks).toBe(0)
  })

  it.each<[string, unknown, (entries: unknown) => unknown]>([
    ['blocks', {}, (blocks) => blocks],
    ['items', {}, (items) => [{ type: 'list', data: { items } }]],
    ['rows', {}, (content) => [{ type: 'table', data: { content } }]],
    ['empty items', '', (items) => [{ type: 'list', data: { items } }]],
    ['empty items of a checklist', { text: '' }, (items) => [{ type: 'checkList', data: { items } }]],
    ['empty texts', { type: 'paragraph', data: { text: '' } }, (blocks) => blocks],
  ])('a text of too many %s is refused by its size alone', (_things, entry, blocksOf) => {
    let reads = 0
    const watched = new Proxy(
      wide.map(() => entry),
      {
        get: (target, name) => {
          if (typeof name === 'string' && /^\d+$/.test(name)) reads++
          return Reflect.get(target, name)
        },
      },
    )
    expect(parse(richText({}), { blocks: blocksOf(watched) })).toEqual({ issues: ['richTextBytes'] })
    expect(reads).toBeGreaterThan(0)
    // Looking whether there is any text, measuring depth and size: each passes over the entries once or twice.
    expect(reads).toBeLessThan(20 * wide.length)
  })
})

it.each([
  ['a list', []],
  ['a list of both', ['朝', 'Morning']],
])('%s in the place of both languages of a text is refused', (_what, value) => {
  expect(parse(text({ maxBytes: 30, localized: true }), value)).toEqual({ issues: ['strict_object'] })
})

it.each([
  ['a group', group({ of: { name: text({ maxBytes: 30 }) } }), []],
  ['a row', list({ of: { name: text({ maxBytes: 30 }) }, max: 3 }), [[]]],
])('a list in the place of %s is refused', (_what, field: AnyField, value) => {
  expect(parse(field, value)).toEqual({ issues: ['strict_object'] })
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
    const result = safeParse(recordSchema({ field: plain }, 'save'), { field: 'abc' })
    expect(result.issues?.map((issue) => issue.type)).toEqual(['decimal2', 'maxDec2'])
  })

  it.each([1, 2, 3] as const)('with %i places have an end on both sides', async (scale) => {
    const wide = decimal({ scale, min: `-${'9'.repeat(40)}` })
    for (const sign of ['', '-']) {
      expect(parse(wide, `${sign}9999999999999.9`)).toEqual({ value: `${sign}9999999999999.9` })
      expect(parse(wide, `${sign}10000000000000`)).toHaveProperty('issues.length', 1)
      expect(parse(wide, `${sign}${'9'.repeat(900_000)}`)).toHaveProperty('issues.length', 1)
      const digits = (count: number) => `${sign}${'9'.repeat(count)}`
      expect(await growthOf(1000, digits, (value) => parse(wide, value))).toBeLessThan(10)
    }
  })
})

describe('what is taken', () => {
  // PostgreSQL limits an index row to about 2,700 bytes.
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

describe('letters that turn a text round', () => {
  it.each<[string, AnyField, unknown, unknown]>([
    ['text', text({ maxBytes: 30 }), '茶\u202eこし\u2069', '茶こし'],
    ['text of nothing else', text({ maxBytes: 30 }), ' \u202e ', null],
    ['phone', phone({}), '\u202a03-1234-5678\u202c', '03-1234-5678'],
    ['tags', tags({}), ['\u202e夏', '夏\u202c2'], ['夏', '夏2']],
  ])('are not kept in a %s', (_kind, field, value, kept) => {
    expect(parse(field, value)).toEqual({ value: kept })
  })
})
