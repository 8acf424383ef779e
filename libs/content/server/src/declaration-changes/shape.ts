import { isDeepStrictEqual } from 'node:util'
import { isObject } from '@captain/validation'
import { nestedFields, optionsOf, type AnyContentType, type AnyField, type Fields, type Requirement } from '@captain/content-core'
import { indexedNames } from '../store/derive.ts'

/** What a stored value depends on in the declaration of its field. */
export type FieldShape = {
  readonly kind: string
  readonly required: Requirement
  readonly localized: boolean
  readonly options: readonly string[]
  /** Limits of a value by the option that sets them, such as `maxBytes`. */
  readonly limits?: Readonly<Record<string, number>>
  /** Fields of a group or of a row. */
  readonly of?: FieldShapes
}

export type FieldShapes = Readonly<Record<string, FieldShape>>

/** What the stored rows of a record depend on in the declaration of its type. */
export type TypeShape = {
  readonly fields: FieldShapes
  /** Names of the fields whose values lists find, in the working copy and in the published one. */
  readonly indexed: readonly (readonly string[])[]
  /** Names of the fields, or of sets of them such as `date+place`, whose values are unique; absent in shapes of an earlier version. */
  readonly unique?: readonly string[]
  /** Names of the fields whose values are deleted; absent if there are none. */
  readonly dropped?: readonly string[]
  /** Fields that are no longer declared, whose values may be stored; absent if there are none. */
  readonly kept?: FieldShapes
}

const limitsOf = ({ config }: AnyField): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(config).filter((option): option is [string, number] => typeof option[1] === 'number'))

const fieldShape = (field: AnyField): FieldShape => {
  const { kind, required, localized } = field
  const inner = nestedFields(field)
  const limits = limitsOf(field)
  return {
    kind,
    required,
    localized,
    options: optionsOf(field),
    ...(Object.keys(limits).length > 0 && { limits }),
    ...(inner !== null && { of: shapesOf(inner) }),
  }
}

/** Names of fields of the type: groups and rows keep nothing that their declaration does not know. */
const droppedIn = ({ removedFields }: AnyContentType): Pick<TypeShape, 'dropped'> => {
  const dropped = Object.keys(removedFields)
    .filter((name) => removedFields[name] === 'drop' && !name.includes('.'))
    .toSorted()
  return dropped.length === 0 ? {} : { dropped }
}

/** Returns the shapes of fields, sorted by name, so that equal declarations have equal texts. */
function shapesOf(fields: Fields): FieldShapes {
  return Object.fromEntries(
    Object.entries(fields)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, field]) => [name, fieldShape(field)]),
  )
}

const uniqueNames = ({ fields, uniqueTogether }: AnyContentType): readonly string[] =>
  [
    ...Object.entries(fields).flatMap(([name, { unique }]) => (unique ? [name] : [])),
    ...uniqueTogether.map((names) => names.join('+')),
  ].toSorted()

/** Returns the shape of a declared type. */
export const shapeOf = (type: AnyContentType): TypeShape => ({
  fields: shapesOf(type.fields),
  indexed: ([0, 1] as const).map((stage) => [...indexedNames(type, stage)].toSorted()),
  unique: uniqueNames(type),
  ...droppedIn(type),
})

/** Adds the fields of the earlier shape that this one lacks: their values are kept, and would come back under the name of a new field. */
export const withKept = (shape: TypeShape, before: TypeShape): TypeShape => {
  const kept = Object.entries({ ...before.kept, ...before.fields }).filter(
    ([name]) => !Object.hasOwn(shape.fields, name) && shape.dropped?.includes(name) !== true,
  )
  return kept.length === 0 ? shape : { ...shape, kept: Object.fromEntries(kept) }
}

/** Whether a stored shape is that of a declared type, as far as the version that stored it knew. */
export const isShapeOf = (type: AnyContentType, stored: TypeShape): boolean => {
  const { unique, ...shape } = withKept(shapeOf(type), stored)
  return isDeepStrictEqual(stored.unique === undefined ? shape : { ...shape, unique }, stored)
}

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((one) => typeof one === 'string')

const REQUIREMENTS: readonly string[] = ['optional', 'save', 'publish'] satisfies readonly Requirement[]

const isFieldShape = (value: unknown): value is FieldShape =>
  isObject(value) &&
  typeof value['kind'] === 'string' &&
  REQUIREMENTS.includes(String(value['required'])) &&
  typeof value['localized'] === 'boolean' &&
  isTexts(value['options']) &&
  (value['limits'] === undefined ||
    (isObject(value['limits']) && Object.values(value['limits']).every((one) => typeof one === 'number'))) &&
  (value['of'] === undefined || areFieldShapes(value['of']))

function areFieldShapes(value: unknown): boolean {
  return isObject(value) && Object.values(value).every(isFieldShape)
}

/** Whether a stored value is a shape of this version; others count as unknown. */
export const isTypeShape = (value: unknown): value is TypeShape =>
  isObject(value) &&
  areFieldShapes(value['fields']) &&
  Array.isArray(value['indexed']) &&
  value['indexed'].every(isTexts) &&
  (value['unique'] === undefined || isTexts(value['unique'])) &&
  (value['dropped'] === undefined || isTexts(value['dropped'])) &&
  (value['kept'] === undefined || areFieldShapes(value['kept']))
