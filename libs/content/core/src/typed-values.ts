import type { Field, Fields, InputOf, ValueOf } from './fields/field.ts'
import type { Kind } from './fields/kind.ts'
import type { Submission } from './declaration/submission.ts'
import type { Workflow, WORKFLOWS } from './workflows/workflow.ts'

/** The declared fields of a content type, including those of its workflow. */
export type FieldsIn<C> = C extends { readonly fields: infer F extends Fields } ? F : never

/** The stored values of fields, for code that a declaration uses before its content type exists. */
export type FieldValues<F extends Fields> = { readonly [N in keyof F]: ValueOf<F[N]> }

/** Names of the fields of a content type. */
export type FieldNameIn<C> = keyof FieldsIn<C> & string

/** Names of the options of a field. */
export type OptionOf<F> =
  F extends Field<Kind, infer Value> ? (NonNullable<Value> extends readonly (infer Option)[] ? Option : Value) & string : never

/** The stored values of a record, without its system fields. */
export type ValuesOf<C> = { readonly [N in keyof FieldsIn<C>]: ValueOf<FieldsIn<C>[N]> }

/** Unchecked values: each name is a field of the type, and each value may be anything. */
export type UncheckedValues<C> = { readonly [N in keyof FieldsIn<C>]?: unknown }

/** Values that the server writes; unlike a request it may also set the fields that users may not. */
export type ServerValues<C> = { readonly [N in keyof FieldsIn<C>]?: InputOf<FieldsIn<C>[N]> }

/** The checked values of a submission of the type. */
export type SubmittedValues<C> = C extends { readonly submission: Submission<infer F> | null }
  ? { readonly [N in keyof F]: ValueOf<F[N]> }
  : never

type WorkflowIn<C> = C extends { readonly workflow: infer W extends Workflow } ? W : never

/** Stored states of a content type. */
export type StatusOf<C> = { readonly [W in Workflow]: (typeof WORKFLOWS)[W]['statuses'][number] }[WorkflowIn<C>]

/** Names of the transitions of a content type. */
export type TransitionOf<C> = { readonly [W in Workflow]: keyof (typeof WORKFLOWS)[W]['transitions'] & string }[WorkflowIn<C>]
