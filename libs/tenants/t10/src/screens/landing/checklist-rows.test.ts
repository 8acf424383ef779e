import { expect, it } from 'vitest'
import { namesOf, ticked } from './checklist-rows.ts'

const rows = ['看板', '鍵', '看板'].map((text) => ({ text, checked: false }))
const checks = (place: number) => {
  const name = namesOf(rows)[place]
  return name && ticked(rows, name, true).map(({ checked }) => checked)
}

it('ticks one of two rows that say the same', () => {
  expect(checks(0)).toEqual([true, false, false])
  expect(checks(2)).toEqual([false, false, true])
})

it('leaves a list alone from which the row is gone', () => {
  expect(ticked(rows, { text: '電話', above: 0 }, true)).toEqual(rows)
})
