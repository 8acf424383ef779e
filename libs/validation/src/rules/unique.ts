import { whenArray, type MaybeArray } from '../array-rule.ts'
import { nfc } from '../normalise/nfc.ts'
import { isObject } from '../records.ts'
import { rule, type Rule } from '../rule.ts'

const identityOf = (item: unknown, by: readonly string[]): string => {
  if (typeof item === 'number') return `number:${item}`
  if (!isObject(item)) return `${typeof item}:${JSON.stringify(item)}`
  if (by.length > 0) return JSON.stringify(by.map((key) => item[key] ?? null))
  return item['id'] === undefined || item['id'] === null ? JSON.stringify(item) : `id:${JSON.stringify(item['id'])}`
}

const isWithoutRepeats = (items: readonly unknown[], by: readonly string[]): boolean => {
  try {
    return new Set(items.map((item) => nfc(identityOf(item, by)))).size === items.length
  } catch {
    // Nested too deep for JSON.stringify; no form or declaration can produce such a value.
    return false
  }
}

/** Requires distinct items: by type and value (after NFC), objects by the keys in `by`, else by their `id`, else by their JSON. */
export const unique = <Value extends MaybeArray = readonly unknown[]>(by: readonly string[] = []): Rule<Value> =>
  rule<Value>(
    'unique',
    {},
    whenArray((items) => isWithoutRepeats(items, by)),
  )
