import { crossIssue, currentClock, longText, type AnyContentType, type AnyField, type Values } from '@captain/content-core'
import type { AvailableTransition } from './available-transition.ts'

const NOTE_BYTES = 6000

/** Name of the field for a transition's reason. */
export const NOTE = 'note'

/** Returns the fields that must have a value for the transition with these values. */
const neededNames = (type: AnyContentType, { name, definition }: AvailableTransition, values: Values): readonly string[] => [
  ...new Set([...(definition.requires ?? []), ...(type.transitions[name]?.requires?.(values, currentClock()) ?? [])]),
]

/** Returns the maximum of a number field if a check of the type declares one; else null. */
export const maxOf = ({ checks }: AnyContentType, name: string, values: Values): number | null => {
  const check = checks.find(({ path, rule }) => path === name && rule === 'max')
  const max = check === undefined ? null : crossIssue(check, values, currentClock()).params['max']
  return typeof max === 'number' ? max : null
}

/** Returns the part of a type that a transition accepts, with a note field and required marks. Only the server runs cross-field checks. */
export const transitionFormType = (type: AnyContentType, step: AvailableTransition, values: Values): AnyContentType => {
  const needed = neededNames(type, step, values)
  const taken = (step.definition.accepts ?? []).flatMap((name): (readonly [string, AnyField])[] => {
    const field = type.fields[name]
    return field === undefined ? [] : [[name, { ...field, required: needed.includes(name) ? 'save' : 'optional' }]]
  })
  const note = longText({ maxBytes: NOTE_BYTES, ...(step.definition.note === 'required' && { required: true as const }) })
  return { ...type, fields: { ...Object.fromEntries(taken), [NOTE]: note }, checks: [], warnings: [] }
}
