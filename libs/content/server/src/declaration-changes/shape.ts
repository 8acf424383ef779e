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
}

const fieldShape = (field: AnyField): FieldShape => ({
  kind: field.kind,
  required: field.required,
  localized: field.localized,
  options: optionsOf(field),
})

/** Returns the shape of a declared type; its fields are sorted by name, so that equal declarations have equal texts. */
export const shapeOf = (type: AnyContentType): TypeShape => ({
  fields: Object.fromEntries(
    Object.entries(type.fields)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, field]) => [name, fieldShape(field)]),
  ),
  indexed: ([0, 1] as const).map((stage) => [...indexedNames(type, stage)].toSorted()),
})

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((one) => typeof one === 'string')

const REQUIREMENTS: readonly string[] = ['optional', 'save', 'publish'] satisfies readonly Requirement[]

const isFieldShape = (value: unknown): value is FieldShape =>
  isObject(value) &&
  typeof value['kind'] === 'string' &&
  REQUIREMENTS.includes(String(value['required'])) &&
  typeof value['localized'] === 'boolean' &&
  isTexts(value['options'])

/** Whether a stored value is a shape of this version; others count as unknown. */
export const isTypeShape = (value: unknown): value is TypeShape =>
  isObject(value) &&
  isObject(value['fields']) &&
  Object.values(value['fields']).every(isFieldShape) &&
  Array.isArray(value['indexed']) &&
  value['indexed'].every(isTexts)
