import { expect, test } from 'vitest'
import { createRandom } from './random.ts'

const draw = (seed: number) => {
  const random = createRandom(seed)
  return Array.from({ length: 1000 }, () => random.below(10))
}

test('a seed always gives the same numbers, and another one others', () => {
  expect(draw(7)).toEqual(draw(7))
  expect(draw(8)).not.toEqual(draw(7))
  expect(new Set(draw(7)).size).toBe(10)
})

test('the numbers of a fork do not depend on those drawn before', () => {
  const [one, other] = [createRandom(7), createRandom(7)]
  one.next()
  expect(one.fork(3).next()).toBe(other.fork(3).next())
  expect(one.fork(3).next()).not.toBe(one.fork(4).next())
})
