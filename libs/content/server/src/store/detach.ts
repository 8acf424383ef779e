import type { Values } from '@captain/content-core'

type Container = Record<string, unknown> | unknown[]

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null

const at = (container: Container, key: string): unknown => (Array.isArray(container) ? container[Number(key)] : container[key])

/** Returns a copy of values without the id at a dotted path: null for a single reference, removed from a list. */
export const withoutTarget = (values: Values, path: string, id: string): Values => {
  const copy = structuredClone(values) as Record<string, unknown>
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  let holder: unknown = copy
  for (const key of keys) holder = isContainer(holder) ? at(holder, key) : null
  if (Array.isArray(holder)) {
    const place = holder[Number(last)] === id ? Number(last) : holder.indexOf(id)
    if (place >= 0) holder.splice(place, 1)
  } else if (isContainer(holder) && at(holder, last) === id) (holder as Record<string, unknown>)[last] = null
  return copy
}
