import { safeParse } from 'valibot'
import { isObject } from '@captain/validation'
import { declarationError } from '../errors.ts'
import type { AnyField } from '../fields/field.ts'
import { initialFrom } from '../values/initial-values.ts'
import { asAnyReference } from '../fields/references.ts'
import { asSecret } from '../fields/secret.ts'
import { asSlug } from '../fields/slug.ts'
import { isEmptyValue, kindOf } from '../fields/kinds.ts'
import { nestedFields } from '../fields/nested-fields.ts'
import { recordSchema } from '../values/values.ts'

const FIELD_NAME = /^[a-z][A-Za-z0-9]*$/

/** Personal data is masked for some readers, so it must be neither public nor the slug of a record. */
const wrongPersonal = (field: AnyField): string | null => {
  if (!field.personal) return null
  if (field.visibility !== 'private') return 'is personal data and cannot be public'
  return asSlug(field) !== null ? 'is personal data and cannot be a slug' : null
}

/** Owner-only fields must be private, optional, set by staff and not nested. */
const wrongOwned = (field: AnyField, isNested: boolean): string | null => {
  if (field.restrictedTo === null) return null
  if (isNested) return 'is restricted to owners inside another field'
  if (kindOf(field).isRestrictable !== true) return `is of a kind (${field.kind}) that cannot be restricted to owners`
  return field.visibility === 'private' &&
    field.required === 'optional' &&
    field.setBy === 'staff' &&
    !field.unique &&
    field.defaultValue === null
    ? null
    : 'is restricted to owners and cannot be public, required, unique, set by others or have a default value'
}

/** Rejects a default value that the field does not accept, because such a record could not be saved. */
const checkInitial = (path: string, name: string, field: AnyField): void => {
  if (field.defaultValue === null) return
  const start =
    'value' in field.defaultValue ? field.defaultValue.value : initialFrom(field.defaultValue.from, { accountName: '名', now: new Date() })
  const isBothSides = isObject(start) && 'ja' in start
  const value = field.localized && !isBothSides ? { ja: start } : start
  if (isEmptyValue(field, value)) return
  if (!safeParse(recordSchema({ [name]: field }, 'save'), { [name]: value }).success)
    throw declarationError(path, `has the default value ${JSON.stringify(start)}, which it does not accept`)
}

/** Throws with the path of a mistake in a field or in one nested in it; `types` are the names of possible reference targets. */
export const checkField = (path: string, name: string, field: AnyField, types: readonly string[], isNested = false): void => {
  if (!FIELD_NAME.test(name)) throw declarationError(path, 'is not a name in camelCase')
  const target = asAnyReference(field)?.config.to
  if (target !== undefined && !types.includes(target)) throw declarationError(path, `refers to "${target}", which is not declared`)
  if (isNested && asSecret(field) !== null) throw declarationError(path, 'is a secret inside another field')
  const wrong = kindOf(field).wrongDeclaration?.(field) ?? wrongPersonal(field) ?? wrongOwned(field, isNested)
  if (wrong !== null) throw declarationError(path, wrong)
  if (field.unique && kindOf(field).indexKeys === undefined)
    throw declarationError(path, `is of a kind (${field.kind}) that cannot be unique`)
  checkInitial(path, name, field)
  const nested = nestedFields(field) ?? {}
  const earlier = Object.values(nested).flatMap(({ was }) => was ?? [])
  const taken = earlier.find((was, place) => was in nested || earlier.indexOf(was) !== place)
  if (taken !== undefined) throw declarationError(path, `has a field that was "${taken}", which is another field`)
  for (const [innerName, inner] of Object.entries(nested)) {
    checkField(`${path}.${innerName}`, innerName, inner, types, true)
  }
}
