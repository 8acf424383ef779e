import { describe, expect, expectTypeOf, it } from 'vitest'
import { defineContentType } from '../declaration/content-type.ts'
import { definePublicQuery } from '../declaration/public-query.ts'
import { todayPath, type TodayPart } from '../declaration/today.ts'
import { boolean } from '../fields/boolean.ts'
import { date } from '../fields/date.ts'
import { email } from '../fields/email.ts'
import { member } from '../fields/member.ts'
import { reference } from '../fields/reference.ts'
import { text } from '../fields/text.ts'
import { responseOf } from '../values/response-type.ts'
import { defineTenant } from './define-tenant.ts'
import { mistakeIn } from './mistake-in.ts'
import type { Tenant } from './tenant.ts'

const BASE = { workflow: 'toggle', group: 'menu', icon: 'cup', sections: { basic: [] } } as const

const cup = defineContentType({
  ...BASE,
  name: 'cup',
  screens: ['list'],
  title: 'name',
  columns: ['name', 'servedOn', 'guest', 'cook'],
  filters: ['servedOn', 'guest'],
  sections: { basic: ['name', 'servedOn', 'isSold', 'guest', 'cook', 'note'], publish: ['isPublished'] },
  fields: {
    name: text({ maxBytes: 9 }),
    servedOn: date({ public: true }),
    isSold: boolean({}),
    guest: email({ personal: true }),
    cook: member({}),
    note: text({ maxBytes: 9, public: true }),
  },
})

const spoon = defineContentType({
  ...BASE,
  name: 'spoon',
  screens: ['list'],
  parent: { type: 'cup', field: 'cup' },
  title: 'name',
  columns: ['name'],
  filters: ['cup'],
  sections: { basic: ['name', 'cup'], publish: ['isPublished'] },
  fields: { name: text({ maxBytes: 9 }), cup: reference({ to: 'cup', onDelete: 'cascade', required: true }) },
})

const OPEN = definePublicQuery({ path: '/open', params: [], response: responseOf<{ readonly isOpen: boolean }>() })
const MONTH = definePublicQuery({ path: '/month', params: ['month'] })

const LABELS = { ja: '今日', en: 'Today' }

const house = (...today: readonly TodayPart[]): Tenant => ({
  number: 98,
  slug: 'house',
  names: { ja: '茶屋', en: 'House' },
  abbreviation: 'H',
  color: '#000000',
  contentTypes: [cup, spoon],
  publicQueries: [OPEN, MONTH],
  today,
})

describe('what the page of today shows', () => {
  it('may be records by conditions of the list, and facts of a public query', () => {
    expect(
      mistakeIn(
        house(
          { type: 'cup', where: ({ today }) => [{ field: 'servedOn', in: [today] }], name: 'servedOn', show: ['servedOn'] },
          { query: '/open', labels: LABELS, type: 'cup', facts: () => [] },
        ),
      ),
    ).toBeNull()
  })

  it.each<readonly [string, TodayPart]>([
    ['house.today.0.type: names "pot", which has no separate list or settings', { type: 'pot' }],
    ['house.today.0.type: names "spoon", which has no separate list or settings', { type: 'spoon' }],
    ['house.today.0.show: names "note", which lists of "cup" do not show', { type: 'cup', show: ['note'] }],
    ['house.today.0.show: names "cook", which lists of "cup" do not show', { type: 'cup', show: ['cook'] }],
    ['house.today.0.show: names "guest", which is personal data', { type: 'cup', name: 'guest' }],
    [
      'house.today.0.where: filters by "note", which is not in filters, indexed, columns or defaultSort',
      { type: 'cup', where: [{ field: 'note', in: ['x'] }] },
    ],
    ['house.today.0.where: filters by "guest", which is personal data', { type: 'cup', where: [{ field: 'guest', in: ['x'] }] }],
    [
      'house.today.0.query: names "/shut", which is not a public query without parameters',
      { query: '/shut', labels: LABELS, facts: () => [] },
    ],
    [
      'house.today.0.query: names "/month", which is not a public query without parameters',
      { query: '/month', labels: LABELS, facts: () => [] },
    ],
    [
      'house.today.0.type: names "spoon", which has no separate list or settings',
      { query: '/open', labels: LABELS, type: 'spoon', facts: () => [] },
    ],
  ])('is refused: %s', (message, part) => {
    expect(mistakeIn(house(part))).toBe(message)
  })

  it('has an address that no content type may take', () => {
    const mistake = mistakeIn({ ...house(), contentTypes: [{ ...cup, name: 'today' }] })
    expect(mistake).toContain('house.today: has the address of the page of today')
    expect(todayPath('house')).toBe('/captain/tenant/house/today')
  })
})

/** Statements for the compiler only. */
const compiled = (_statements: () => unknown): void => undefined

it('accepts only names of the declaration', () => {
  expectTypeOf(todayPath).returns.toBeString()
  compiled(() => {
    const of = {
      number: 98,
      slug: 'house',
      names: { ja: '茶屋', en: 'House' },
      abbreviation: 'H',
      color: '#000000',
      contentTypes: [cup],
      publicQueries: [OPEN],
    } as const
    return [
      defineTenant({ ...of, today: [{ type: 'cup', where: [{ field: 'servedOn', in: ['x'] }], show: ['servedOn'] }] }),
      defineTenant({ ...of, today: [{ query: '/open', labels: LABELS, type: 'cup', facts: ({ isOpen }) => (isOpen ? [] : []) }] }),
      // @ts-expect-error there is no type `pot`
      defineTenant({ ...of, today: [{ type: 'pot' }] }),
      // @ts-expect-error there is no field `servedAt`
      defineTenant({ ...of, today: [{ type: 'cup', where: [{ field: 'servedAt', in: ['x'] }] }] }),
      // @ts-expect-error there is no field `servedAt`
      defineTenant({ ...of, today: [{ type: 'cup', show: ['servedAt'] }] }),
      // @ts-expect-error there is no public query `/shut`
      defineTenant({ ...of, today: [{ query: '/shut', labels: LABELS, facts: () => [] }] }),
      // @ts-expect-error the response has no `isShut`
      defineTenant({ ...of, today: [{ query: '/open', labels: LABELS, facts: ({ isShut }) => (isShut ? [] : []) }] }),
    ]
  })
})
