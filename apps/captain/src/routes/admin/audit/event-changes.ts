import { asRecord } from '@captain/validation'
type Changes = Readonly<Record<string, unknown>>

export type FieldChange = { readonly field: string; readonly before: unknown; readonly after: unknown }

/** The changes of an event, as far as the audit log records them. */
export type ReadChanges = {
  /** Fields with what they held before and after. */
  readonly diff: readonly FieldChange[]
  /** Fields of which the log only knows that they changed. */
  readonly fields: readonly string[]
  /** The reason that the actor entered. */
  readonly note: string | null
  /** All other data of the event. */
  readonly more: readonly (readonly [name: string, value: unknown])[]
}

const isPair = (value: unknown): value is readonly [unknown, unknown] => Array.isArray(value) && value.length === 2

/** Reads the `changes` of an event. */
export const readChanges = ({ fields, diff, note, ...more }: Changes): ReadChanges => {
  const pairs = Object.entries(asRecord(diff)).flatMap(([field, pair]) =>
    isPair(pair) ? [{ field, before: pair[0], after: pair[1] }] : [],
  )
  const known = new Set(pairs.map(({ field }) => field))
  return {
    diff: pairs,
    fields: Array.isArray(fields) ? fields.filter((field): field is string => typeof field === 'string' && !known.has(field)) : [],
    note: typeof note === 'string' ? note : null,
    more: Object.entries(more).filter(([, value]) => value !== null && value !== ''),
  }
}
