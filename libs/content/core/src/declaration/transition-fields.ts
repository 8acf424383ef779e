import { transitionIn, type Transition } from '../workflows/workflow.ts'
import type { AnyContentType } from './content-type.ts'

/** Returns the names of the fields that a request may set with a transition: those of its workflow and those of the type. */
export const acceptedFields = (type: AnyContentType, transition: Transition): readonly string[] => [
  ...new Set([...(transitionIn(type.workflow, transition)?.accepts ?? []), ...(type.transitions[transition]?.accepts ?? [])]),
]

/** Returns the names of the fields for which the form of a transition asks with the values of a record. */
export const askedFields = (type: AnyContentType, transition: Transition, values: Readonly<Record<string, unknown>>): readonly string[] =>
  type.transitions[transition]?.asks?.(values) ?? acceptedFields(type, transition)
