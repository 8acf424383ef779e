import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { issuesOf } from './issues.ts'
import { maxBytes } from './rules/max-bytes.ts'
import { nonBlank } from './rules/non-blank.ts'
import { unique } from './rules/unique.ts'

const issuesFor = (schema: v.GenericSchema, value: unknown) => issuesOf(v.safeParse(schema, value).issues ?? [])
const finding = (schema: v.GenericSchema, value: unknown) => issuesFor(schema, value).map(({ rule, params }) => [rule, params])

describe('where', () => {
  const food = v.strictObject({
    name: v.strictObject({ ja: v.pipe(v.string(), nonBlank(), maxBytes(9)) }),
    sizes: v.pipe(v.array(v.strictObject({ label: v.string() })), unique()),
  })

  test('a path leads through objects and rows', () => {
    expect(issuesFor(food, { name: { ja: 'ころりの珈琲' }, sizes: [{ label: 'S' }, { label: 1 }] })).toEqual([
      { path: 'name.ja', rule: 'maxBytes', params: { maxBytes: 9, fullWidth: 3 } },
      { path: 'sizes.1.label', rule: 'type', params: { expected: 'string' } },
    ])
  })

  test('missing, unknown and null values are told apart', () => {
    expect(issuesFor(food, { name: { ja: null }, admin: true })).toEqual([
      { path: 'name.ja', rule: 'notNull', params: {} },
      { path: 'sizes', rule: 'required', params: {} },
      { path: 'admin', rule: 'unknownKeys', params: { key: 'admin' } },
    ])
  })

  test('the whole value has an empty path', () => {
    expect(issuesFor(food, 'x')).toEqual([{ path: '', rule: 'type', params: { expected: 'object' } }])
    expect(issuesFor(food, undefined)).toEqual([{ path: '', rule: 'defined', params: {} }])
  })

  test('no more than a hundred are told', () => {
    const rows = Array.from({ length: 1000 }, () => 1)
    expect(issuesFor(v.array(v.string()), rows).map(({ path }) => path)).toEqual(Array.from({ length: 100 }, (_, place) => String(place)))
  })

  test('all broken rules of a value are reported in order', () => {
    expect(issuesFor(v.pipe(v.string(), nonBlank(), maxBytes(3)), '    ').map(({ rule }) => rule)).toEqual(['nonBlank', 'maxBytes'])
  })
})

describe('valibot’s own schemas', () => {
  test.each<[string, v.GenericSchema, unknown, string, object]>([
    ['string', v.string(), 1, 'type', { expected: 'string' }],
    ['number', v.number(), '1', 'type', { expected: 'number' }],
    ['not a number', v.number(), Number.NaN, 'type', { expected: 'number' }],
    ['boolean', v.boolean(), 'true', 'type', { expected: 'boolean' }],
    ['array', v.array(v.unknown()), 'a', 'type', { expected: 'array' }],
    ['record', v.record(v.string(), v.unknown()), 'a', 'type', { expected: 'object' }],
    ['picklist', v.picklist(['a', 'b']), 'c', 'oneOf', { options: '("a" | "b")' }],
    ['literal', v.literal('a'), 'c', 'oneOf', { options: '"a"' }],
    ['variant', v.variant('kind', [v.object({ kind: v.literal('a') })]), { kind: 'b' }, 'oneOf', { options: '"a"' }],
    ['union', v.union([v.string(), v.number()]), true, 'invalid', {}],
    ['null', v.string(), null, 'notNull', {}],
    ['undefined', v.object({ a: v.string() }), { a: undefined }, 'defined', {}],
    ['missing', v.object({ a: v.string() }), {}, 'required', {}],
    ['missing discriminator', v.variant('kind', [v.object({ kind: v.literal('a') })]), {}, 'required', {}],
    ['never', v.object({ a: v.never() }), { a: 1 }, 'unknownKeys', { key: 'a' }],
  ])('%s', (_, schema, value, rule, params) => {
    expect(finding(schema, value)).toEqual([[rule, params]])
  })
})

describe('valibot’s own checks', () => {
  const since = new Date('2026-11-21T00:00:00Z')

  test.each<[string, v.GenericSchema, unknown, string, object]>([
    ['text length', v.pipe(v.string(), v.length(3)), 'a', 'length', { length: 3 }],
    ['text at least', v.pipe(v.string(), v.minLength(3)), 'a', 'minLength', { min: 3 }],
    ['text at most', v.pipe(v.string(), v.maxLength(3)), 'abcd', 'maxLength', { max: 3 }],
    ['text not empty', v.pipe(v.string(), v.nonEmpty()), '', 'requiredInput', {}],
    ['items', v.pipe(v.array(v.unknown()), v.length(3)), [], 'exactCount', { count: 3 }],
    ['items at least', v.pipe(v.array(v.unknown()), v.minLength(3)), [], 'minCount', { count: 3 }],
    ['items at most', v.pipe(v.array(v.unknown()), v.maxLength(1)), [1, 2], 'maxCount', { count: 1 }],
    ['items not empty', v.pipe(v.array(v.unknown()), v.nonEmpty()), [], 'minCount', { count: 1 }],
    ['number at least', v.pipe(v.number(), v.minValue(3)), 1, 'min', { min: 3 }],
    ['number at most', v.pipe(v.number(), v.maxValue(3)), 4, 'max', { max: 3 }],
    ['number above', v.pipe(v.number(), v.gtValue(3)), 3, 'more', { more: 3 }],
    ['number below', v.pipe(v.number(), v.ltValue(3)), 3, 'less', { less: 3 }],
    ['positive', v.pipe(v.number(), v.gtValue(0)), 0, 'positive', {}],
    ['negative', v.pipe(v.number(), v.ltValue(0)), 0, 'negative', {}],
    ['whole', v.pipe(v.number(), v.integer()), 0.5, 'integer', {}],
    ['date at least', v.pipe(v.date(), v.minValue(since)), new Date(0), 'minDate', { min: '2026-11-21' }],
    ['date at most', v.pipe(v.date(), v.maxValue(since)), new Date('2027-01-01'), 'maxDate', { max: '2026-11-21' }],
    ['ISO date', v.pipe(v.string(), v.isoDate()), 'x', 'type', { expected: 'date' }],
    ['e-mail', v.pipe(v.string(), v.email()), 'x', 'email', {}],
    ['URL', v.pipe(v.string(), v.url()), 'x', 'url', {}],
    ['UUID', v.pipe(v.string(), v.uuid()), 'x', 'uuid', {}],
    ['pattern', v.pipe(v.string(), v.regex(/^a$/)), 'x', 'match', {}],
    ['not one of', v.pipe(v.string(), v.notValues(['new', 'edit'])), 'new', 'notOneOf', { values: 'new, edit' }],
    [
      'anything else',
      v.pipe(
        v.string(),
        v.check(() => false),
      ),
      'x',
      'invalid',
      {},
    ],
  ])('%s', (_, schema, value, rule, params) => {
    expect(finding(schema, value)).toEqual([[rule, params]])
  })
})

test('no English text of valibot reaches an issue of a rule', () => {
  const [issue] = v.safeParse(v.pipe(v.string(), maxBytes(3)), 'みなと').issues ?? []
  expect(issue?.message).toBe('maxBytes')
})
