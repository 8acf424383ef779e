import { currentClock, longText, type AnyContentType, type AnyField, type Fields, type Values } from '@captain/content-core'
import type { OpenStep } from './open-step.ts'

const NOTE_BYTES = 6000

/** Under this name a step takes why it is taken. */
export const NOTE = 'note'

/** Fields that must hold something for the step with these values. */
export const neededNames = (type: AnyContentType, { name, definition }: OpenStep, values: Values): readonly string[] => [
  ...new Set([...(definition.needs ?? []), ...(type.steps[name]?.needs?.(values as never, currentClock()) ?? [])]),
]

/** The most that a number of a record may be where a check of its type says so; null where none does. */
export const mostOf = ({ checks }: AnyContentType, name: string, values: Values): number | null => {
  const check = checks.find(({ path, rule }) => path === name && rule === 'max')
  const params = typeof check?.params === 'function' ? check.params(values as never, currentClock()) : check?.params
  const most = (params as { readonly max?: unknown } | undefined)?.max
  return typeof most === 'number' ? most : null
}

/** The part of a type that a step takes, with room for why, marked with what it needs; checks of whole records are the server's. */
export const stepPart = (type: AnyContentType, step: OpenStep, values: Values): AnyContentType => {
  const needed = neededNames(type, step, values)
  const taken = (step.definition.takes ?? []).flatMap((name): (readonly [string, AnyField])[] => {
    const field = type.fields[name]
    return field === undefined ? [] : [[name, { ...field, required: needed.includes(name) ? 'save' : 'optional' } as AnyField]]
  })
  const note = longText({ maxBytes: NOTE_BYTES, ...(step.definition.note === 'required' && { required: true as const }) })
  return { ...type, fields: { ...Object.fromEntries(taken), [NOTE]: note } as Fields, checks: [], warnings: [] }
}
