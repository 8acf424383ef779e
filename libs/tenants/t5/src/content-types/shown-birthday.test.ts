import { expect, it } from 'vitest'
import { shownBirthdayOf } from './shown-birthday.ts'

it.each([
  ['none', null],
  ['monthDay', '07-07'],
  ['full', '1999-07-07'],
])('tells of a birthday shown as %s: %s', (birthdayDisplay, shown) =>
  expect(shownBirthdayOf({ birthday: '1999-07-07', birthdayDisplay })).toBe(shown),
)

it('tells nothing where there is none', () => expect(shownBirthdayOf({ birthday: null, birthdayDisplay: 'full' })).toBeNull())
