import {
  boolean,
  date,
  defineContentType,
  group,
  int,
  list,
  multiSelect,
  slug,
  text,
  time,
  url,
  validate,
  type AnyContentType,
} from '@captain/content-core'
import {
  alnumLen,
  betweenCount,
  corporateNumber,
  digits,
  digitsExact,
  digitsHyphen,
  digitsHyphenDigits,
  email,
  exactCount,
  exactlyOneTrue,
  halfWidth,
  hiragana,
  invoiceNumber,
  kana,
  katakana,
  lettersUpper,
  localPhone,
  maxFullWidth,
  minCount,
  notBeforeToday,
  onlyTrue,
  postalCode,
  startsWithAt,
  startsWithUrl,
  youtubeChannelId,
} from '@captain/validation'
import { expect, test } from 'vitest'
import type { SampleContext, Variant } from './sample-context.ts'
import { leastValues, neededNames, pathsForPublishing, sampleValues } from './sample-values.ts'

const form = defineContentType({
  name: 'form',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit'],
  group: 'inbox',
  icon: 'forms',
  title: 'name',
  columns: ['name'],
  sections: {
    all: [
      'name',
      'slug',
      'reading',
      'katakana',
      'hiragana',
      'code',
      'shelf',
      'year',
      'fax',
      'mail',
      'handle',
      'video',
      'channel',
      'phone',
      'post',
      'company',
      'invoice',
      'upper',
      'plain',
      'eight',
      'from',
      'until',
      'open',
      'close',
      'least',
      'most',
      'genres',
      'three',
      'rows',
      'agreed',
      'seo',
      'isPublished',
    ],
  },
  checks: [
    { path: 'until', rule: 'endNotBeforeStart', test: ({ from, until }) => from === null || until === null || until >= from },
    { path: 'close', rule: 'endAfterStart', test: ({ open, close }) => open === null || close === null || close > open },
    { path: 'most', rule: 'endNotBeforeStart', test: ({ least, most }) => most >= least },
    { path: 'three', rule: 'exclusiveOption', test: ({ three }) => !three.includes('a') || three.length !== 2 },
  ],
  fields: {
    name: text({ maxBytes: 12, required: true, localized: true, rules: [maxFullWidth(3)] }),
    slug: slug({ required: true }),
    reading: text({ maxBytes: 9, required: true, rules: [kana()] }),
    katakana: text({ maxBytes: 60, rules: [katakana()] }),
    hiragana: text({ maxBytes: 60, rules: [hiragana()] }),
    code: text({ maxBytes: 5, rules: [digits()] }),
    shelf: text({ maxBytes: 10, rules: [digitsHyphen()] }),
    year: text({ maxBytes: 4, rules: [digitsExact(4)] }),
    fax: text({ maxBytes: 20, rules: [digitsHyphenDigits(3, 4)] }),
    mail: text({ maxBytes: 254, rules: [email()] }),
    handle: text({ maxBytes: 60, rules: [startsWithAt()] }),
    video: url({ rules: [startsWithUrl('https://www.youtube.com/')] }),
    channel: text({ maxBytes: 60, rules: [youtubeChannelId()] }),
    phone: text({ maxBytes: 20, rules: [localPhone()] }),
    post: text({ maxBytes: 8, rules: [postalCode()] }),
    company: text({ maxBytes: 13, required: 'publish', rules: [corporateNumber()] }),
    invoice: text({ maxBytes: 14, rules: [invoiceNumber()] }),
    upper: text({ maxBytes: 20, rules: [lettersUpper()] }),
    plain: text({ maxBytes: 20, rules: [halfWidth()] }),
    eight: text({ maxBytes: 8, rules: [alnumLen(8)] }),
    from: date({ rules: [notBeforeToday()] }),
    until: date({}),
    open: time({}),
    close: time({}),
    least: int({ required: true, min: 1, max: 99 }),
    most: int({ required: true, min: 1, max: 99 }),
    genres: multiSelect({ required: true, options: ['a', 'b', 'c', 'd', 'e', 'f'], rules: [betweenCount(3, 4)] }),
    three: multiSelect({ options: ['a', 'b', 'c', 'd'], required: true, rules: [exactCount(3)] }),
    rows: list({
      required: true,
      max: 5,
      rules: [minCount(3), exactlyOneTrue('isMain')],
      of: { label: text({ maxBytes: 30, localized: true, required: true }), isMain: boolean({}) },
    }),
    agreed: boolean({ rules: [onlyTrue()] }),
    seo: group({ of: { title: text({ maxBytes: 90, rules: [hiragana()] }) } }),
  },
}) satisfies AnyContentType

const context = (variant: Variant): SampleContext => ({
  variant,
  given: {},
  now: new Date(),
  targets: {
    record: () => '',
    image: () => '',
    file: () => '',
    picture: () => ({ id: '', url: '/media/a.png', width: 1, height: 1 }),
    member: () => '',
  },
})

test.for([0, 1] as const)('a whole sample (variant %i) satisfies every rule of its declaration', (variant) => {
  const sample = sampleValues(form, context(variant))
  expect(validate(form, { ...sample, sortOrder: 10 }, 'publish')).toMatchObject({ ok: true })
  const names = Object.keys(form.fields).filter((name) => name !== 'sortOrder')
  expect(Object.keys(sample).sort()).toEqual(names.sort())
})

test('no two samples share a text', () => {
  const [first, second] = [sampleValues(form, context(0)), sampleValues(form, context(0))]
  for (const name of ['name', 'slug', 'hiragana', 'mail', 'video']) expect(first[name], name).not.toEqual(second[name])
})

test('the least of a sample is what a save needs and nothing more', () => {
  const needed = ['name', 'reading', 'least', 'most', 'genres', 'three', 'rows']
  expect(neededNames(form)).toEqual(needed)
  const least = leastValues(form, sampleValues(form, context(0)))
  // A toggle that must be on is not a required field, but every save needs it.
  expect(Object.keys(least).sort()).toEqual([...needed, 'agreed'].sort())
  expect(Object.keys(least['name'] as object)).toEqual(['ja'])
  expect(pathsForPublishing(form)).toEqual(['company'])
})
