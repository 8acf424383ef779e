import { expect, it } from 'vitest'
import { member } from './member.ts'
import { membershipOn } from './membership-status.ts'

const TODAY = '2026-11-22'

it.each([
  [null, 'current'],
  ['2026-11-23', 'current'],
  [TODAY, 'current'],
  ['2026-11-21', 'former'],
] as const)('a member who leaves on %s is %s', (leftOn, standing) => expect(membershipOn(leftOn, TODAY)).toBe(standing))

it('nobody is asked for as both', () => {
  const asked = (which: string) => member.namedFilters['current']?.where([which], TODAY, `${TODAY}T00:00:00.000Z`)
  expect(asked('current')).toEqual([{ field: 'leftOn', from: TODAY, includeEmpty: true }])
  expect(asked('former')).toEqual([{ field: 'leftOn', to: '2026-11-21' }])
})
