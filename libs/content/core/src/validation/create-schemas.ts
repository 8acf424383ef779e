import { rule } from '@captain/validation'
import { lazy, optional, pipe, strictObject, transform, unknown, type GenericSchema } from 'valibot'
import type { AnyField, Fields } from '../fields/field.ts'
import type { Kind } from '../fields/kind.ts'
import type { KindDefinition, NestedKinds, ValidationLevel } from '../fields/kind-definition.ts'

type Values = Readonly<Record<string, unknown>>

/** Finds the definition of a field's kind, among all kinds or among those that a page has loaded. */
export type KindResolver = (field: AnyField) => KindDefinition<Kind>

const isNeeded = (field: AnyField, stage: ValidationLevel) =>
  field.required === 'save' || (field.required === 'publish' && stage === 'publish')

/** Creates the schema of an object with exactly these entries. Rejects lists, which valibot accepts as objects without any entry. */
const exactObject = (entries: Readonly<Record<string, GenericSchema>>): GenericSchema<unknown, Values> =>
  pipe(
    unknown(),
    transform((value) => (Array.isArray(value) ? null : value)),
    strictObject(entries),
  )

/** Creates the schemas of fields with a given kind resolver; `nested` carries the schemas of groups and rows. */
export const createSchemas = (kindOf: KindResolver) => {
  /** Creates the schema of a non-empty value: that of its kind, then the declaration's rules, then the trailing rules of the kind. */
  const presentSchema = (field: AnyField, nested: NestedKinds, stage: ValidationLevel): GenericSchema => {
    const kind = kindOf(field)
    const last = kind.trailingRules?.(field.config) ?? []
    return pipe(kind.schema(field.config, nested, stage), ...([...field.rules, ...last] as []))
  }

  /** Creates the schema of one value: normalises it, then checks presence if required, then the value itself. */
  const plainSchema = (field: AnyField, stage: ValidationLevel, needed: boolean, nested: NestedKinds): GenericSchema => {
    const kind = kindOf(field)
    const empty = kind.empty(field.config, nested)
    const present = presentSchema(field, nested, stage)
    const normalise = (value: unknown) => (kind.normalise === undefined ? (value ?? null) : kind.normalise(value, field.config))
    const required = rule<unknown>(kind.requiredRule, {}, (value) => !needed || !kind.isEmpty(value))
    // An empty value violates only the required rule: an empty list in a draft needs no two rows, and a box need not be ticked.
    const mayWait = field.required === 'publish' && stage === 'save'
    const unlessEmpty = lazy((value) =>
      kind.isEmpty(value) || kind.isStoredPlaceholder?.(value) === true || (mayWait && value === empty) ? unknown() : present,
    )
    return optional(pipe(unknown(), transform(normalise), required, unlessEmpty), empty)
  }

  const fieldSchema = (field: AnyField, stage: ValidationLevel, nested: NestedKinds): GenericSchema => {
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

  const fieldsSchema = (fields: Fields, stage: ValidationLevel, nested: NestedKinds): GenericSchema<unknown, Values> =>
    exactObject(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field, stage, nested)])))

  return { presentSchema, fieldsSchema }
}
