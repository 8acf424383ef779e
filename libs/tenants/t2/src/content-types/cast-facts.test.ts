import { expect, it } from 'vitest'
import { castWordOf, employmentOf, feeShownOf, isMonthDay, nextShiftOf } from './cast-facts.ts'
import { kanaRowOf } from './kana-rows.ts'

/** The third of April in Tokyo, still the second in London. */
const NOW = new Date('2026-04-02T16:00:00Z')

it.each([
  ['るか', 'ら'],
  ['ぽん', 'は'],
  ['ゔぃお', 'あ'],
  ['', null],
])('puts %s under %s', (nameHiragana, row) => expect(kanaRowOf({ nameHiragana })).toBe(row))

it.each([
  [null, 'current'],
  ['2026-04-03', 'current'],
  ['2026-04-02', 'former'],
])('takes who leaves on %s for %s', (retiredOn, employment) => expect(employmentOf({ retiredOn }, NOW)).toBe(employment))

it.each([
  [{ joinedOn: '2026-03-04', retiredOn: null }, 'isNew'],
  [{ joinedOn: '2026-03-03', retiredOn: null }, null],
  [{ joinedOn: '2026-03-04', retiredOn: '2026-04-01' }, 'former'],
])('says of %j: %s', (values, word) => expect(castWordOf(values, NOW)).toBe(word))

it('finds the next shift among the days, whatever their order', () =>
  expect(nextShiftOf({ workDays: ['2026-04-09', '2026-04-02', '2026-04-05'] }, NOW)).toBe('2026-04-05'))

it('asks for what the rank costs until another fee is entered', () => {
  const fee = { amount: 3000, taxMode: 'excluded', taxRate: 'standard' }
  expect(feeShownOf({ nominationFee: null, rank: 'gold' })).toEqual({ amount: 2200, taxMode: 'included', taxRate: 'standard' })
  expect(feeShownOf({ nominationFee: fee, rank: 'gold' })).toEqual(fee)
})

it.each([
  ['07-07', true],
  ['02-29', true],
  ['02-30', false],
  ['13-01', false],
  ['00-10', false],
  ['04-31', false],
])('knows whether %s is a birthday: %s', (text, isDay) => expect(isMonthDay(text)).toBe(isDay))
