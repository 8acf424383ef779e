import { isPersonalField, listedNames, type AnyContentType, type PersonalReadKind } from '@captain/content-core'
import type { ContentServices } from '../services.ts'
import { canSeePersonalData } from '../staff-api/personal-view.ts'
import type { StaffCall } from '../staff-api/staff-endpoint.ts'
import { authorOf } from '../store/author.ts'

const NOTHING = (): void => undefined

/** Kinds of reads that do not show all fields of a record. */
const LISTED: ReadonlySet<PersonalReadKind> = new Set(['list'])

const shownNames = (type: AnyContentType, kind: PersonalReadKind): readonly string[] =>
  LISTED.has(kind) ? listedNames(type) : Object.keys(type.fields)

/** Returns a function that logs the reading of records; it does nothing for a caller who sees no personal data of the type. */
export const noteReads = (
  { personalReads }: Pick<ContentServices, 'personalReads'>,
  call: StaffCall,
  kind: PersonalReadKind,
  names: readonly string[] = shownNames(call.type, kind),
): ((ids: readonly string[]) => void) => {
  const { context, tenant, type } = call
  if (!names.some((name) => isPersonalField(type, name)) || !canSeePersonalData(call)) return NOTHING
  return (ids) => personalReads.note({ tenant: tenant.number, author: authorOf(context), kind, type: type.name, ids })
}
