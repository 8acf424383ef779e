import { currentClock, longText, type AnyContentType, type AnyField, type Fields, type Values } from '@captain/content-core'
import type { OpenStep } from './open-step.ts'

const NOTE_BYTES = 6000

/** Name of the field for a transition's reason. */
export const NOTE = 'note'

/** Returns the fields that must have a value for the transition with these values. */
export const neededNames = (type: AnyContentType, { name, definition }: OpenStep, values: Values): readonly string[] => [
  ...new Set([...(definition.needs ?? []), ...(type.steps[name]?.needs?.(values as never, currentClock()) ?? [])]),
]

/** Returns the maximum of a number field if a check of the type declares one; else null. */
export const mostOf = ({ checks }: AnyContentType, name: string, values: Values): number | null => {
  const check = checks.find(({ path, rule }) => path === name && rule === 'max')
  const params = typeof check?.params === 'function' ? check.params(values as never, currentClock()) : check?.params
  const most = (params as { readonly max?: unknown } | undefined)?.max
  return typeof most === 'number' ? most : null
}

/** Returns the part of a type that a transition accepts, with a note field and required marks. Only the server runs cross-field checks. */
export const stepPart = (type: AnyContentType, step: OpenStep, values: Values): AnyContentType => {
  const needed = neededNames(type, step, values)
  const taken = (step.definition.takes ?? []).flatMap((name): (readonly [string, AnyField])[] => {
    const field = type.fields[name]
    return field === undefined ? [] : [[name, { ...field, required: needed.includes(name) ? 'save' : 'optional' } as AnyField]]
  })
  const note = longText({ maxBytes: NOTE_BYTES, ...(step.definition.note === 'required' && { required: true as const }) })
  return { ...type, fields: { ...Object.fromEntries(taken), [NOTE]: note } as Fields, checks: [], warnings: [] }
}
