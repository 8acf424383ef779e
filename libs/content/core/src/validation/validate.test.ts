import { maxFullWidth, onlyTrue } from '@captain/validation'
import { describe, expect, it } from 'vitest'
import { boolean } from '../fields/boolean.ts'
import { longText } from '../fields/long-text.ts'
import { text } from '../fields/text.ts'
import { origin, tea } from '../testing/tea-house.ts'
import type { Values } from '../values/values.ts'
import { currentClock } from './clock.ts'
import { warningsOf, validationLevelOf, validate } from './validate.ts'

const ID = '01JD0000000000000000000000'
const VALUES = { name: { ja: ' 煎茶 ' }, slug: 'sencha', kind: 'green', price: { amount: 900 } }

const issuesOf = (values: Readonly<Record<string, unknown>>, stage: 'save' | 'publish' = 'save') => {
  const result = validate(tea, values, stage)
  return result.ok ? [] : result.issues.map((issue) => `${issue.path}:${issue.rule}`)
}

describe('validate', () => {
  it('fills in empty values and trims what was sent', () => {
    const result = validate(tea, VALUES, 'save')
    expect(result).toMatchObject({
      ok: true,
      values: {
        name: { ja: '煎茶', en: null },
        origin: null,
        tags: [],
        steeps: [],
        care: { note: { ja: null, en: null }, keepCool: false },
        isRare: false,
        price: { amount: 900, taxMode: 'included', taxRate: 'standard' },
      },
    })
  })

  it('keeps a line of text on one line, whatever a program or a sheet sends', () => {
    const result = validate(tea, { ...VALUES, name: { ja: '煎茶\r\nBcc: a@mail.example\u2028', en: '\n' } }, 'save')
    expect(result).toMatchObject({ ok: true, values: { name: { ja: '煎茶 Bcc: a@mail.example', en: null } } })
  })

  it.each([
    ['a missing required text', { name: { ja: '　' } }, 'name.ja:requiredInput'],
    ['a missing required select', { kind: '' }, 'kind:requiredSelect'],
    ['an option that was not offered', { kind: 'white' }, 'kind:oneOf'],
    ['text over its bytes', { name: { ja: 'あ'.repeat(11) } }, 'name.ja:maxBytes'],
    ['the English side over its bytes', { name: { ja: '煎茶', en: 'x'.repeat(31) } }, 'name.en:maxBytes'],
    ['a reserved slug', { slug: 'New' }, 'slug:reservedSlug'],
    ['an unknown key', { colour: 'red' }, 'colour:unknownKeys'],
    ['an unknown language', { name: { ja: '煎茶', fr: 'thé' } }, 'name.fr:unknownKeys'],
    [
      'a row that breaks a rule',
      {
        steeps: [
          { label: { ja: '一煎目' }, minutes: 1 },
          { label: { ja: '' }, minutes: 1.5 },
        ],
      },
      'steeps.1.label.ja:requiredInput',
    ],
    ['a tag twice', { tags: ['茶', '茶'] }, 'tags:unique'],
    ['too few of an optional list', { tags: ['茶'] }, 'tags:minCount'],
    ['a price below zero', { price: { amount: -1 } }, 'price.amount:min'],
    ['a time in words', { brewedAt: '9:99' }, 'brewedAt:time'],
    ['a time past the end of the night', { brewedAt: 1800 }, 'brewedAt:latestTime'],
    ['a time between the quarters of an hour', { brewedAt: 1510 }, 'brewedAt:timeStep'],
    ['half a yen', { price: { amount: 0.5 } }, 'price.amount:integer'],
    ['yen in words', { price: { amount: '千円' } }, 'price.amount:integer'],
    ['a number in words', { grams: '三' }, 'grams:decimal1'],
    ['a number over its limit', { grams: '10.1' }, 'grams:max'],
    ['a number of endless digits', { grams: '9'.repeat(900_000) }, 'grams:max'],
    ['endless digits below zero', { grams: `-${'9'.repeat(900_000)}` }, 'grams:min'],
    ['a text where a list belongs', { tags: '茶' }, 'tags:type'],
    ['a day that does not exist', { from: '2026-02-30' }, 'from:requiredDate'],
  ])('refuses %s beside its field', (_name, change, issue) => {
    expect(issuesOf({ ...VALUES, ...change })).toContain(issue)
  })

  it.each([text, longText])('tells of a text over both of its limits the one in characters, which people see counted', (field) => {
    const note = { ...tea, fields: { ...tea.fields, note: field({ maxBytes: 60, rules: [maxFullWidth(10)] }) } }
    const limitsBrokenBy = (value: string) => {
      const result = validate(note, { ...VALUES, note: value }, 'save')
      return result.ok ? [] : result.issues.map(({ rule, params }) => [rule, params['max'] ?? params['maxBytes']])
    }
    expect(limitsBrokenBy('あ'.repeat(21))).toEqual([['maxFullWidth', 10]])
    expect(limitsBrokenBy('あ'.repeat(11))).toEqual([['maxFullWidth', 10]])
    expect(limitsBrokenBy('あ'.repeat(10))).toEqual([])
  })

  it('asks for what the public must not miss only when publishing', () => {
    expect(issuesOf(VALUES, 'save')).toEqual([])
    expect(issuesOf(VALUES, 'publish')).toEqual(['photo:requiredSelect'])
    expect(issuesOf({ ...VALUES, photo: ID }, 'publish')).toEqual([])
  })

  it('asks for a tick that the public must not miss only when publishing', () => {
    const rules = { rules: [onlyTrue()] } as const
    const fields = { tasted: boolean({ required: 'publish', ...rules }), agreed: boolean({ required: true, ...rules }) }
    const untasted = { ...tea, fields: { ...tea.fields, ...fields } }
    const brokenBy = (values: Readonly<Record<string, unknown>>, stage: 'save' | 'publish') => {
      const result = validate(untasted, { ...VALUES, photo: ID, ...values }, stage)
      return result.ok ? [] : result.issues.map((issue) => `${issue.path}:${issue.rule}`)
    }
    expect(brokenBy({ agreed: true }, 'save')).toEqual([])
    expect(brokenBy({ agreed: true, tasted: false }, 'save')).toEqual([])
    expect(brokenBy({ agreed: true, tasted: false }, 'publish')).toEqual(['tasted:onlyTrue'])
    expect(brokenBy({ agreed: true, tasted: 'yes' }, 'save')).toEqual(['tasted:type'])
    expect(brokenBy({ agreed: false, tasted: true }, 'save')).toEqual(['agreed:onlyTrue'])
    expect(brokenBy({ agreed: true, tasted: true }, 'publish')).toEqual([])
  })

  it('asks rules over several fields while another field is wrong, not while one of theirs is', () => {
    expect(issuesOf({ ...VALUES, kind: '', from: '2026-05-01', until: '2026-04-30' })).toEqual([
      'kind:requiredSelect',
      'until:endNotBeforeStart',
    ])
    expect(issuesOf({ ...VALUES, from: '2026-05-01', until: 'soon' })).toEqual(['until:type'])
    expect(issuesOf({ ...VALUES, from: 'soon', until: '2026-04-30' })).toEqual(['from:type'])
  })

  it('lets a rule wait that looks into a needed field which is missing', () => {
    const dear = {
      ...tea,
      checks: [
        {
          path: 'grams',
          rule: 'max',
          params: ({ price }: { readonly price: { readonly amount: number } }) => ({ max: price.amount }),
          test: ({ price, grams }: { readonly price: { readonly amount: number }; readonly grams: string | null }) =>
            Number(grams) <= price.amount,
        },
      ],
    } as const
    const brokenBy = (values: Readonly<Record<string, unknown>>) => {
      const result = validate(dear, { ...VALUES, ...values }, 'save')
      return result.ok ? [] : result.issues.map((issue) => `${issue.path}:${issue.rule}`)
    }
    expect(brokenBy({ price: null, grams: '3' })).toEqual(['price:requiredInput'])
    expect(brokenBy({ price: { amount: 2 }, grams: '3' })).toEqual(['grams:max'])
    expect(brokenBy({ price: { amount: 2 }, grams: '3', kind: '' })).toEqual(['kind:requiredSelect', 'grams:max'])
  })

  it('does not publish under a provisional address', () => {
    expect(issuesOf({ ...VALUES, photo: ID, slug: 'draft-j8kwt5c0' }, 'publish')).toEqual(['slug:provisionalSlug'])
    expect(issuesOf({ ...VALUES, slug: 'draft-j8kwt5c0' }, 'save')).toEqual([])
  })

  it('runs rules over several fields once each field is right', () => {
    expect(issuesOf({ ...VALUES, from: '2026-05-01', until: '2026-04-30' })).toEqual(['until:endNotBeforeStart'])
  })

  it('skips rules that read what the author does not see, of the values or of the stored ones', () => {
    const limits = {
      ...tea,
      checks: [
        ...tea.checks,
        {
          path: 'secret',
          rule: 'custom' as const,
          test: (_values: Values, before: Values | null) => before === null || before['grams'] === null,
        },
        {
          path: 'kind',
          rule: 'max' as const,
          params: ({ grams }: { readonly grams: string | null }) => ({ max: grams }),
          test: () => false,
        },
      ],
    }
    const stored = { ...VALUES, grams: '3.0', until: '2026-04-30' }
    const issuesFor = (...unseen: readonly string[]) => {
      const result = validate(limits, { ...stored, from: '2026-05-01' }, 'save', stored, currentClock(), new Set(unseen))
      return result.ok ? [] : result.issues.map(({ path, rule }) => `${path}:${rule}`)
    }
    expect(issuesFor()).toEqual(['until:endNotBeforeStart', 'secret:custom', 'kind:max'])
    expect(issuesFor('until')).toEqual(['secret:custom', 'kind:max'])
    expect(issuesFor('from', 'grams')).toEqual([])
  })

  it('ends a publication after its start', () => {
    const publishFrom = '2027-01-01T00:00:00.000Z'
    expect(issuesOf({ ...VALUES, publishFrom, publishUntil: publishFrom })).toEqual(['publishUntil:endAfterStart'])
    expect(issuesOf({ ...VALUES, publishFrom, publishUntil: '2027-01-01T00:01:00.000Z' })).toEqual([])
    expect(issuesOf({ ...VALUES, publishFrom: null, publishUntil: publishFrom })).toEqual([])
  })

  it('checks a switched-on record as for publishing', () => {
    expect(validationLevelOf({ ...origin, workflow: 'toggle' }, { isPublished: true })).toBe('publish')
    expect(validationLevelOf({ ...origin, workflow: 'singleton' }, { isPublished: true })).toBe('publish')
    expect(validationLevelOf(tea, { isPublished: true })).toBe('save')
  })
})

describe('findWarnings', () => {
  const wary = {
    ...tea,
    warnings: [
      {
        path: 'grams',
        rule: 'custom' as const,
        params: { ja: '多い', en: 'A lot' },
        test: ({ grams }: { readonly grams: string | null }) => grams !== '9.0',
      },
      {
        path: 'slug',
        rule: 'custom' as const,
        params: { ja: '短い', en: 'Short' },
        test: ({ slug, grams }: { readonly slug: string; readonly grams: string | null }) => grams === null || slug.length > 4,
      },
    ],
  }
  const warned = (values: Readonly<Record<string, unknown>>) => warningsOf(wary, { ...VALUES, ...values }).map(({ path }) => path)

  it('finds what is odd, and stops nothing', () => {
    expect(warned({ grams: '9.0' })).toEqual(['grams'])
    expect(validate(wary, { ...VALUES, grams: '9.0' }, 'save').ok).toBe(true)
    expect(warned({ grams: '1.0', slug: 'tea' })).toEqual(['slug'])
    expect(warned({})).toEqual([])
  })

  it('says nothing of fields that are wrong, nor by them', () => {
    expect(warned({ grams: 'three', slug: 'tea' })).toEqual([])
    expect(warned({ slug: 'no slug', grams: '9.0' })).toEqual(['grams'])
    expect(warned({ kind: 'white', grams: '9.0' })).toEqual(['grams'])
  })
})
