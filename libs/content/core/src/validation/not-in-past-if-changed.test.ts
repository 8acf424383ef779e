import { describe, expect, it } from 'vitest'
import { notInPastIfChanged } from './not-in-past-if-changed.ts'
import { tea } from '../testing/tea-house.ts'
import { currentClock } from './clock.ts'
import { validate } from './validate.ts'

type Values = { readonly until: string | null }

const clock = currentClock()
const { today } = clock
const check = notInPastIfChanged<Values>('until')
const holds = (until: string | null, before: Values | null) => check.test({ until }, before, clock)

describe('aheadWhenNew', () => {
  it('lets a day be that is ahead, or was there', () => {
    expect(holds(today, null)).toBe(true)
    expect(holds('2999-01-01', { until: '2020-01-01' })).toBe(true)
    expect(holds('2020-01-01', { until: '2020-01-01' })).toBe(true)
    expect(holds(null, { until: '2020-01-01' })).toBe(true)
  })

  it('refuses a past day that is new or moved', () => {
    expect(holds('2020-01-01', null)).toBe(false)
    expect(holds('2020-01-01', { until: '2020-01-02' })).toBe(false)
  })

  it('is asked with what is stored, as far as that is known', () => {
    const values = { name: { ja: '煎茶' }, slug: 'sencha', kind: 'green', price: { amount: 900 } }
    const firm = {
      ...tea,
      checks: [
        {
          ...notInPastIfChanged<{ readonly slug: string }>('slug'),
          test: (now: { readonly slug: string }, then: { readonly slug: string } | null) => now.slug === then?.slug,
        },
      ],
    }
    expect(validate(firm, values, 'save').ok).toBe(true)
    expect(validate(firm, values, 'save', values).ok).toBe(true)
    expect(validate(firm, values, 'save', null)).toMatchObject({
      ok: false,
      issues: [{ path: 'slug', rule: 'notBeforeToday', params: { today } }],
    })
  })
})
