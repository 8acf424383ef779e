import { isRecord } from '@captain/validation'

/** Whether two JSON values are equal, regardless of key order. */
export const sameValue = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true
  if (!isRecord(one) || !isRecord(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => key in other && sameValue(one[key], other[key]))
}
