import { isStorable } from './storable.ts'

/** Values that a text rule accepts as input; the `required` rules check absent ones. */
export type MaybeText = string | null | undefined

/** Runs a test on a string as sent: null, undefined and '' pass; other types and text that cannot be stored fail. */
export const whenText =
  (test: (text: string) => boolean) =>
  (value: unknown): boolean =>
    value === null || value === undefined || value === '' || (typeof value === 'string' && isStorable(value) && test(value))

/** Creates a test that a text consists of certain characters only; `others` matches one that is not allowed. */
export const without = (others: RegExp) => whenText((text) => !others.test(text))
