import type { Values } from '@captain/content-core'

const isContainer = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Returns a copy of values without the id at a dotted path: null for a single reference, removed from a list. */
export const withoutTarget = (values: Values, path: string, id: string): Values => {
  const copy = { ...structuredClone(values) }
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  let holder: unknown = copy
  for (const key of keys) holder = isContainer(holder) ? holder[key] : null
  if (Array.isArray(holder)) {
    const place = holder[Number(last)] === id ? Number(last) : holder.indexOf(id)
    if (place >= 0) holder.splice(place, 1)
  } else if (isContainer(holder) && holder[last] === id) holder[last] = null
  return copy
}
