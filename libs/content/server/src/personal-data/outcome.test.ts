import { clockAt, date, defineContentType, defineSubmission, email, list, phone, text, type AnyContentType } from '@captain/content-core'
import { expect, it } from 'vitest'
import { emptiedValues, personalNames } from './emptied-values.ts'
import { outcomeOf } from './outcome.ts'

const NOW = new Date('2026-11-20T03:00:00.000Z')

const guest: AnyContentType = defineContentType({
  name: 'guest',
  workflow: 'plain',
  screens: ['list', 'new', 'edit'],
  group: 'inbox',
  icon: 'user',
  title: 'code',
  columns: ['code'],
  sections: { basic: ['code', 'who', 'mail', 'tel', 'born', 'memo', 'calls', 'until'] },
  fields: {
    code: text({ maxBytes: 30, required: true }),
    who: text({ maxBytes: 90, required: true, personal: true }),
    mail: email({ required: true, unique: true, personal: true }),
    tel: phone({ required: true, personal: true }),
    born: date({ required: true, personal: true }),
    memo: text({ maxBytes: 90, personal: true }),
    calls: list({ max: 3, of: { at: text({ maxBytes: 30 }), note: text({ maxBytes: 30, personal: true }) } }),
    until: date({}),
  },
})

const kept = (type: AnyContentType, values: Readonly<Record<string, unknown>>) => outcomeOf(type, values, NOW)

it('erases submissions as a whole, and the personal data of other records', () => {
  const sent = { ...guest, submission: defineSubmission({ fields: { who: text({ maxBytes: 90 }) } }) }
  expect(kept(guest, {})).toMatchObject({ outcome: 'empty', fields: null })
  expect(kept(sent, {})).toMatchObject({ outcome: 'erase' })
})

it('keeps what law demands until its day, and empties what it lets go', () => {
  const books: AnyContentType = { ...guest, retention: { reason: 'tax', until: 'until', releases: ['memo'] } }
  expect(kept(books, { until: '2026-11-21' })).toEqual({ outcome: 'partly', reason: 'tax', keptUntil: '2026-11-21', fields: ['memo'] })
  expect(kept(books, { until: '2026-11-20' })).toMatchObject({ outcome: 'empty', reason: null })
  expect(kept(books, { until: null })).toMatchObject({ outcome: 'partly', keptUntil: null })
  expect(kept({ ...guest, retention: { reason: 'account' } }, {})).toMatchObject({ outcome: 'keep', reason: 'account' })
})

it('leaves a record that is still one: required values are replaced, others are empty', () => {
  const values = {
    code: 'G-1',
    who: '山本花子',
    mail: 'hanako@mail.example',
    tel: '090-0000-0000',
    born: '1990-04-01',
    memo: '常連',
    calls: [{ at: '朝', note: '山本さん' }],
    until: '2026-11-21',
    earlier: 'kept',
  }
  expect(emptiedValues(guest, values, personalNames(guest), { id: '01ABC', clock: clockAt(NOW) })).toEqual({
    code: 'G-1',
    who: '削除済み',
    mail: 'deleted-01abc@example.invalid',
    tel: '00-0000-0000',
    born: '1900-01-01',
    memo: null,
    calls: [{ at: '朝', note: null }],
    until: '2026-11-21',
    earlier: 'kept',
  })
})
