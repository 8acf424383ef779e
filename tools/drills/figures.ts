/** Formats a duration in milliseconds. */
export const seconds = (milliseconds: number): string =>
  milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`

export const whole = (value: number): string => Math.round(value).toLocaleString('en')

/** Returns the value at a share of all values in their order; NaN if there are none. */
export const atQuantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
