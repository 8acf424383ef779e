import { describe, expect, it } from 'vitest'
import { carriersIn, closedDaysIn, sidesIn, slotsIn } from './grid-values.ts'

const CARRIER = { name: { ja: '箱庭便', en: null }, trackingUrl: null, isDefault: true }

describe('the values of the grid', () => {
  it('are read as they were entered', () => {
    expect(carriersIn([CARRIER])).toEqual([CARRIER])
    expect(closedDaysIn([{ date: '2026-12-31', label: { ja: '年末', en: 'Year end' } }])).toEqual([
      { date: '2026-12-31', label: { ja: '年末', en: 'Year end' } },
    ])
    expect(sidesIn({ ja: '離島', en: null })).toEqual({ ja: '離島', en: null })
    expect(slotsIn(['18-20', 'am'])).toEqual(['am', '18-20'])
  })

  it('lose what a stored draft cannot contain', () => {
    expect(carriersIn([null, 'x', { name: 'x', trackingUrl: 1 }])).toEqual([
      { name: { ja: '', en: null }, trackingUrl: null, isDefault: false },
    ])
    expect(closedDaysIn([{ date: 1 }])).toEqual([{ date: '', label: { ja: null, en: null } }])
    expect([carriersIn('x'), closedDaysIn(null), slotsIn(undefined), slotsIn(['noon'])]).toEqual([[], [], [], []])
    expect(sidesIn(undefined)).toEqual({ ja: null, en: null })
  })
})
