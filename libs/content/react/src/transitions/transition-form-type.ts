import {
  askedFields,
  crossIssue,
  currentClock,
  longText,
  type AnyContentType,
  type AnyField,
  type Transition,
  type Values,
} from '@captain/content-core'
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

/** Returns the fields for which the forms of transitions ask, without those that the screen omits. */
export const askedIn = (
  type: AnyContentType,
  transitions: readonly Transition[],
  values: Values,
  omits: readonly string[] = [],
): readonly string[] =>
  [...new Set(transitions.flatMap((name) => askedFields(type, name, values)))].filter(
    (name) => name in type.fields && !omits.includes(name),
  )

/**
 * Returns the part of a type for which the transitions of an act ask, with a note field, required marks and the warnings of its fields. Only
 * the server runs cross-field checks.
 */
export const transitionFormType = (
  type: AnyContentType,
  steps: readonly AvailableTransition[],
  values: Values,
  omits: readonly string[] = [],
): AnyContentType => {
  const names = steps.map(({ name }) => name)
  const needed = steps.flatMap((step) => neededNames(type, step, values))
  const asked = askedIn(type, names, values, omits).flatMap((name): (readonly [string, AnyField])[] => {
    const field = type.fields[name]
    return field === undefined ? [] : [[name, { ...field, required: needed.includes(name) ? 'save' : 'optional' }]]
  })
  const isNoteNeeded = steps.some(({ definition }) => definition.note === 'required')
  const note = longText({ maxBytes: NOTE_BYTES, ...(isNoteNeeded && { required: true as const }) })
  const fields = { ...Object.fromEntries(asked), [NOTE]: note }
  return { ...type, fields, checks: [], warnings: type.warnings.filter(({ path }) => path in fields) }
}
