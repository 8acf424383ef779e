import { valueAt, type Values } from '@captain/content-core'
import { isObject } from '@captain/validation'

/** Returns a copy of values without the id at a dotted path: null for a single reference, removed from a list. */
export const withoutTarget = (values: Values, path: string, id: string): Values => {
  const copy = { ...structuredClone(values) }
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const holder = valueAt(copy, keys)
  if (Array.isArray(holder)) {
    const place = holder[Number(last)] === id ? Number(last) : holder.indexOf(id)
    if (place >= 0) holder.splice(place, 1)
  } else if (isObject(holder) && holder[last] === id) Reflect.set(holder, last, null)
  return copy
}
