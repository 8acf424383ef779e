/** Returns the number of lines; a final line break starts no further line. */
export const lineCount = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)

/** Returns the value at a quantile (0 to 1) of ascending numbers, 0 if there are none. */
export const atQuantile = (sorted: readonly number[], quantile: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * quantile))] ?? 0
