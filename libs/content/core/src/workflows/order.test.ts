import { expect, it } from 'vitest'
import { dateTime, defineContentType, text, validate } from '../index.ts'
import { clockAt } from '../validation/clock.ts'

const parcel = defineContentType({
  name: 'parcel',
  workflow: 'order',
  screens: ['list', 'preview-by-id'],
  group: 'inbox',
  icon: 'package',
  title: 'number',
  columns: ['number'],
  sections: { basic: ['number'] },
  fields: { number: text({ maxBytes: 20 }), paidAt: dateTime({ setBy: 'server' }), shippedAt: dateTime({ setBy: 'server' }) },
})

// 21:00 in Tokyo.
const clock = clockAt(new Date('2026-11-21T12:00:00.000Z'))
const unpaid = { number: '1', paidAt: null, shippedAt: null }
const check = (values: object, before: typeof unpaid | null = unpaid) => validate(parcel, { ...unpaid, ...values }, 'save', before, clock)

it.each(['2026-11-21T12:00:00.000Z', '2026-11-21T14:59:59.000Z', '2019-01-01T00:00:00.000Z', null])(
  'an order may be paid and shipped at %s',
  (moment) => {
    expect(check({ paidAt: moment, shippedAt: moment }).ok).toBe(true)
    expect(check({ paidAt: moment, shippedAt: moment }, null).ok).toBe(true)
  },
)

it.each(['paidAt', 'shippedAt'])('an order has no %s in the future', (path) => {
  const issue = {
    path,
    rule: 'custom',
    params: { code: 'ahead', ja: '今日までの日時を入力してください。', en: 'Enter a time no later than today.' },
  }
  for (const moment of ['2026-11-21T15:00:00.000Z', '2030-01-01T00:00:00.000Z']) {
    expect(check({ [path]: moment })).toEqual({ ok: false, issues: [issue] })
    expect(check({ [path]: moment }, null)).toEqual({ ok: false, issues: [issue] })
  }
})

it('a time that was stored before stays valid, so that the order can still be handled', () => {
  const stored = { ...unpaid, paidAt: null, shippedAt: null }
  const late = '2030-01-01T00:00:00.000Z'
  expect(validate(parcel, { ...stored, paidAt: late, number: '2' }, 'save', { ...stored, paidAt: late }, clock).ok).toBe(true)
})
