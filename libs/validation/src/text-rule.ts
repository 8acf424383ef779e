import { isStorable } from './storable.ts'

/** Values that a text rule may be used on; absent ones are a matter of the `required` rules. */
export type MaybeText = string | null | undefined

/** Runs a test on a string as it was sent: null, undefined and '' pass, what is no string or could not be stored fails. */
export const whenText =
  (test: (text: string) => boolean) =>
  (value: unknown): boolean =>
    value === null || value === undefined || value === '' || (typeof value === 'string' && isStorable(value) && test(value))

/** A test that a text consists of certain characters only; `others` matches one that is not among them. */
export const without = (others: RegExp) => whenText((text) => !others.test(text))
