import { expect, test } from 'vitest'
import { roundRobinFrom } from './round-robin-from.ts'

const numbers = (last: number | null) => roundRobinFrom([{ number: 4 }, { number: 1 }, { number: 7 }], last).map(({ number }) => number)

test.each([
  [null, [4, 1, 7]],
  [4, [1, 7, 4]],
  [1, [7, 4, 1]],
  [7, [4, 1, 7]],
  [9, [4, 1, 7]],
])('behind %j come %j', (last, wanted) => expect(numbers(last)).toEqual(wanted))
