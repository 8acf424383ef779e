import { atQuantile } from './quantile.ts'

const RESAMPLES = 2000
const SEED = 0x9e3779b9

/** Returns uniform numbers below one; the same sequence every time, so that a report can be repeated. */
const randomNumbers = (): (() => number) => {
  let state = SEED
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const ascending = (numbers: readonly number[]): readonly number[] => numbers.toSorted((one, other) => one - other)

/** Returns the value at a quantile of numbers in any order. */
export const quantileOf = (numbers: readonly number[], quantile: number): number => atQuantile(ascending(numbers), quantile)

/** A difference of two quantiles, and its 95 % confidence interval. */
export type Difference = { readonly value: number; readonly low: number; readonly high: number }

/**
 * Returns how much a quantile of `after` is above that of `before`. The interval is that of a bootstrap, which needs no assumption about how
 * times are distributed.
 */
export const differenceOf = (before: readonly number[], after: readonly number[], quantile: number): Difference => {
  const random = randomNumbers()
  const resampled = (numbers: readonly number[]) =>
    quantileOf(
      numbers.map(() => numbers[Math.floor(random() * numbers.length)] ?? Number.NaN),
      quantile,
    )
  const differences = ascending(Array.from({ length: RESAMPLES }, () => resampled(after) - resampled(before)))
  return {
    value: quantileOf(after, quantile) - quantileOf(before, quantile),
    low: atQuantile(differences, 0.025),
    high: atQuantile(differences, 0.975),
  }
}

/** Formats a difference as `-12.3 (-20.1 to -4.0)`. */
export const differenceText = ({ value, low, high }: Difference): string => {
  const signed = (number: number) => `${number > 0 ? '+' : ''}${number.toFixed(1)}`
  return `${signed(value)} (${signed(low)} to ${signed(high)})`
}
