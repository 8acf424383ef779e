import type { AnyContentType } from '../declaration/content-type.ts'
import type { Kind } from '../fields/kind.ts'
import { MASK } from '../values/personal.ts'
import type { Values } from '../values/values.ts'

/** Returns the name of the first field of a kind that the sender filled in, or null. */
export const sentField = (type: AnyContentType, kind: Kind): string | null =>
  Object.entries(type.fields).find(([, field]) => field.kind === kind && field.setBy === 'sender')?.[0] ?? null

/** Returns the text that the sender wrote into the first field of a kind; null if it is empty or masked. */
export const sentText = (type: AnyContentType, record: Values, kind: Kind): string | null => {
  const name = sentField(type, kind)
  const value = name === null ? null : record[name]
  return typeof value === 'string' && value !== '' && value !== MASK ? value : null
}
