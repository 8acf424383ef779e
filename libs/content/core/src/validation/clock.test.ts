import { describe, expect, it } from 'vitest'
import { clockAt } from './clock.ts'
import { defineContentType } from '../declaration/content-type.ts'
import { text } from '../fields/text.ts'
import { computeValues, warningsOf, missingForTransition, validate } from './validate.ts'

const CLOCK = clockAt(new Date('2031-04-01T15:00:00.000Z'))

const dated = defineContentType({
  name: 'dated',
  workflow: 'publish',
  screens: ['list'],
  group: 'content',
  icon: 'calendar',
  title: 'name',
  columns: ['name'],
  sections: { basic: ['name'] },
  fields: {
    name: text({ maxBytes: 60 }),
    day: text({ maxBytes: 60, compute: (_values, { today }) => today }),
  },
  checks: [
    {
      path: 'name',
      rule: 'notBeforeToday',
      params: (_values, { today }) => ({ today }),
      test: (_values, _before, { now }) => now < CLOCK.now,
    },
  ],
  warnings: [{ path: 'name', rule: 'custom', test: (_values, _before, { today }) => today !== CLOCK.today }],
  transitions: { publish: { requires: (_values, { today }) => (today === CLOCK.today ? ['name'] : []) } },
})

describe('the clock of a declaration', () => {
  it('has the day of Tokyo', () => {
    expect(CLOCK.today).toBe('2031-04-02')
  })

  it('reaches computed fields, checks, warnings and steps', () => {
    const values = { name: null }
    expect(computeValues(dated, values, CLOCK)['day']).toBe('2031-04-02')
    expect(validate(dated, values, 'save', null, CLOCK)).toMatchObject({
      ok: false,
      issues: [{ path: 'name', rule: 'notBeforeToday', params: { today: '2031-04-02' } }],
    })
    expect(warningsOf(dated, values, CLOCK).map(({ path }) => path)).toEqual(['name'])
    expect(missingForTransition(dated, 'publish', values, CLOCK).map(({ path }) => path)).toEqual(['name'])
  })

  it('is the wall clock by default', () => {
    const values = { name: null }
    expect(validate(dated, values, 'save').ok).toBe(true)
    expect(warningsOf(dated, values)).toEqual([])
  })
})
