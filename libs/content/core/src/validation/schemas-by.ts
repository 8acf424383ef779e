import { rule } from '@captain/validation'
import { lazy, optional, pipe, strictObject, transform, unknown, type GenericSchema } from 'valibot'
import type { AnyField, Fields } from '../fields/field.ts'
import type { Kind } from '../fields/kind.ts'
import type { KindDefinition, Nested, Stage } from '../fields/kind-definition.ts'

/** Finds the definition of a field's kind: among all, or among those that a page has loaded. */
export type KindFinder = (field: AnyField) => KindDefinition<Kind>

const isNeeded = (field: AnyField, stage: Stage) => field.required === 'save' || (field.required === 'publish' && stage === 'publish')

/** An object of exactly these entries; valibot takes a list for an object that lacks everything. */
const exactObject = (entries: Readonly<Record<string, GenericSchema>>): GenericSchema =>
  pipe(
    unknown(),
    transform((value) => (Array.isArray(value) ? null : value)),
    strictObject(entries),
  )

/** The schemas of fields whose kinds are found in one way; `nested` carries the schemas of groups and rows. */
export const schemasBy = (kindOf: KindFinder) => {
  /** A value of a field that is not empty: its kind's schema, the declaration's own rules, and what the kind asks last. */
  const presentSchema = (field: AnyField, nested: Nested, stage: Stage): GenericSchema => {
    const kind = kindOf(field)
    const last = kind.lastRules?.(field.config) ?? []
    return pipe(kind.schema(field.config, nested, stage), ...([...field.rules, ...last] as []))
  }

  /** One value of a field: normalised, then present if it must be, then right. */
  const plainSchema = (field: AnyField, stage: Stage, needed: boolean, nested: Nested): GenericSchema => {
    const kind = kindOf(field)
    const empty = kind.empty(field.config, nested)
    const present = presentSchema(field, nested, stage)
    const normalise = (value: unknown) => (kind.normalise === undefined ? (value ?? null) : kind.normalise(value, field.config))
    const required = rule<unknown>(kind.requiredRule, {}, (value) => !needed || !kind.isEmpty(value))
    // Nothing breaks no rule but that of being needed: an empty list in a draft must not be told to have two rows, nor a box to be ticked.
    const mayWait = field.required === 'publish' && stage === 'save'
    const unlessEmpty = lazy((value) =>
      kind.isEmpty(value) || kind.isKept?.(value) === true || (mayWait && value === empty) ? unknown() : present,
    )
    return optional(pipe(unknown(), transform(normalise), required, unlessEmpty), empty)
  }

  const fieldSchema = (field: AnyField, stage: Stage, nested: Nested): GenericSchema => {
    const needed = isNeeded(field, stage)
    const plain = plainSchema(field, stage, needed, nested)
    if (!field.localized) return plain
    const sides = exactObject({ ja: plain, en: plainSchema(field, stage, false, nested) })
    return optional(
      pipe(
        unknown(),
        transform((value) => value ?? {}),
        sides,
      ),
      {},
    )
  }

  const fieldsSchema = (fields: Fields, stage: Stage, nested: Nested): GenericSchema =>
    exactObject(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field, stage, nested)])))

  return { presentSchema, fieldsSchema }
}
