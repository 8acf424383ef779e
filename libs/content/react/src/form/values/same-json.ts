import { isObject } from '@captain/validation'

/** Compares two values in its own way; null leaves them to the comparison of JSON. */
type Special = (one: unknown, other: unknown) => boolean | null

const isNothing = (value: unknown): boolean => value === undefined || value === null

/** Whether a value has no content. An editor adds parts such as `meta: {}`, and inputs write null for what the database leaves out. */
const isVoid = (value: unknown): boolean => isNothing(value) || (isObject(value) && Object.values(value).every(isVoid))

/** Whether two JSON values are equal, regardless of the order of keys; null, missing, and an object of nothing are the same. */
export const sameJson = (one: unknown, other: unknown, special: Special = () => null): boolean => {
  if (Object.is(one, other) || (isVoid(one) && isVoid(other))) return true
  const answer = special(one, other)
  if (answer !== null) return answer
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, position) => sameJson(item, other[position], special))
  if (!isObject(one) || !isObject(other)) return false
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => sameJson(one[key], other[key], special))
}
