import { expect, test } from 'vitest'
import { differenceOf, differenceText, quantileOf } from './difference.ts'

const around = (middle: number) => Array.from({ length: 40 }, (_, place) => middle + (((place * 7) % 11) - 5))

test('a quantile needs no order', () => {
  expect(quantileOf([5, 1, 9, 3, 7], 0.5)).toBe(5)
})

test('a clear difference has an interval that excludes zero', () => {
  const { value, low, high } = differenceOf(around(100), around(80), 0.5)
  expect(value).toBe(-20)
  expect(low).toBeLessThanOrEqual(-17)
  expect(low).toBeLessThanOrEqual(value)
  expect(high).toBeGreaterThanOrEqual(value)
  expect(high).toBeLessThan(0)
})

test('one outlier does not decide', () => {
  const { low, high } = differenceOf(around(100), [...around(100), 5000], 0.95)
  expect(low).toBeLessThanOrEqual(0)
  expect(high).toBeGreaterThanOrEqual(0)
})

test('the same numbers give the same interval', () => {
  expect(differenceOf(around(50), around(51), 0.95)).toEqual(differenceOf(around(50), around(51), 0.95))
})

test('a difference is written with its sign and interval', () => {
  expect(differenceText({ value: -12.34, low: -20, high: 1.26 })).toBe('-12.3 (-20.0 to +1.3)')
})
