import { isObject } from '@captain/validation'

/** Whether two JSON values are equal, regardless of key order. */
export const sameValue = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, position) => sameValue(item, other[position]))
  if (!isObject(one) || !isObject(other)) return false
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => key in other && sameValue(one[key], other[key]))
}
