/** Values that an array rule accepts as input. */
export type MaybeArray = readonly unknown[] | null | undefined

/** Runs a test on an array; null, undefined and '' pass, anything else fails. */
export const whenArray =
  (test: (items: readonly unknown[]) => boolean) =>
  (value: unknown): boolean =>
    value === null || value === undefined || value === '' || (Array.isArray(value) && test(value))
