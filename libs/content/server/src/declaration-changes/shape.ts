import { isObject } from '@captain/validation'
import { optionsOf, type AnyContentType, type AnyField, type Requirement } from '@captain/content-core'
import { indexedNames } from '../store/derive.ts'

/** What a stored value depends on in the declaration of its field. */
export type FieldShape = {
  readonly kind: string
  readonly required: Requirement
  readonly localized: boolean
  readonly options: readonly string[]
}

/** What the stored rows of a record depend on in the declaration of its type. */
export type TypeShape = {
  readonly fields: Readonly<Record<string, FieldShape>>
  /** Names of the fields whose values lists find, in the working copy and in the published one. */
  readonly indexed: readonly (readonly string[])[]
  /** Names of the fields whose values are deleted; absent if there are none. */
  readonly dropped?: readonly string[]
  /** Fields that are no longer declared, whose values may be stored; absent if there are none. */
  readonly kept?: Readonly<Record<string, FieldShape>>
}

const fieldShape = (field: AnyField): FieldShape => ({
  kind: field.kind,
  required: field.required,
  localized: field.localized,
  options: optionsOf(field),
})

const droppedIn = ({ removedFields }: AnyContentType): Pick<TypeShape, 'dropped'> => {
  const dropped = Object.keys(removedFields)
    .filter((name) => removedFields[name] === 'drop')
    .toSorted()
  return dropped.length === 0 ? {} : { dropped }
}

/** Returns the shape of a declared type; its fields are sorted by name, so that equal declarations have equal texts. */
export const shapeOf = (type: AnyContentType): TypeShape => ({
  fields: Object.fromEntries(
    Object.entries(type.fields)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, field]) => [name, fieldShape(field)]),
  ),
  indexed: ([0, 1] as const).map((stage) => [...indexedNames(type, stage)].toSorted()),
  ...droppedIn(type),
})

/** Adds the fields of the earlier shape that this one lacks: their values are kept, and would come back under the name of a new field. */
export const withKept = (shape: TypeShape, before: TypeShape): TypeShape => {
  const kept = Object.entries({ ...before.kept, ...before.fields }).filter(
    ([name]) => !Object.hasOwn(shape.fields, name) && shape.dropped?.includes(name) !== true,
  )
  return kept.length === 0 ? shape : { ...shape, kept: Object.fromEntries(kept) }
}

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((one) => typeof one === 'string')

const REQUIREMENTS: readonly string[] = ['optional', 'save', 'publish'] satisfies readonly Requirement[]

const isFieldShape = (value: unknown): value is FieldShape =>
  isObject(value) &&
  typeof value['kind'] === 'string' &&
  REQUIREMENTS.includes(String(value['required'])) &&
  typeof value['localized'] === 'boolean' &&
  isTexts(value['options'])

const areFieldShapes = (value: unknown): boolean => isObject(value) && Object.values(value).every(isFieldShape)

/** Whether a stored value is a shape of this version; others count as unknown. */
export const isTypeShape = (value: unknown): value is TypeShape =>
  isObject(value) &&
  areFieldShapes(value['fields']) &&
  Array.isArray(value['indexed']) &&
  value['indexed'].every(isTexts) &&
  (value['dropped'] === undefined || isTexts(value['dropped'])) &&
  (value['kept'] === undefined || areFieldShapes(value['kept']))
