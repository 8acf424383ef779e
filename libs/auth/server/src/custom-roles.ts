import { FIELD_ACCESSES, TYPE_RIGHT_NAMES, type CustomRole, type TypeRights } from '@captain/auth-core'
import { LOCALES } from '@captain/locale'
import { array, boolean, nullable, picklist, record, safeParse, strictObject, string, type GenericSchema } from 'valibot'

const rights = strictObject({
  operations: array(picklist(TYPE_RIGHT_NAMES)),
  languages: nullable(array(picklist(LOCALES))),
  fields: record(string(), picklist(FIELD_ACCESSES)),
  otherFields: picklist(['write', 'read']),
}) satisfies GenericSchema<unknown, TypeRights>

/** Schema of a stored custom role. */
export const storedRole: GenericSchema<unknown, CustomRole> = strictObject({
  key: string(),
  names: strictObject({ ja: string(), en: string() }),
  media: boolean(),
  types: record(string(), rights),
})

/** A role that this version of the server cannot read grants nothing. */
const withoutRights = (): CustomRole => ({ key: '', names: { ja: '', en: '' }, media: false, types: {} })

const parsed = (text: string): CustomRole => {
  const result = safeParse(storedRole, JSON.parse(text))
  return result.success ? result.output : withoutRights()
}

const MAX_ROLES = 500

/** Creates a reader of stored roles: the same text is the same object, so that what follows from it is computed once. */
export const createRoleReader = (): ((text: string) => CustomRole) => {
  const known = new Map<string, CustomRole>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const [oldest] = known.keys()
    if (known.size >= MAX_ROLES && oldest !== undefined) known.delete(oldest)
    const role = parsed(text)
    known.set(text, role)
    return role
  }
}
