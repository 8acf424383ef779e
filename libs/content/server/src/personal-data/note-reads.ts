import { isPersonalField, listedNames, type AnyContentType, type PersonalReadKind } from '@captain/content-core'
import type { ContentServices } from '../services.ts'
import { canSeePersonalData } from '../staff-api/personal-view.ts'
import type { StaffCall } from '../staff-api/staff-endpoint.ts'
import { authorOf, type AuthorCall } from '../store/author.ts'

/** Who reads records of which type. */
type ReadCall = Pick<StaffCall, 'tenant' | 'type' | 'seen'> & {
  readonly context: AuthorCall & Pick<StaffCall['context'], 'role' | 'actor'>
}

const NOTHING = (): void => undefined

/** Kinds of reads that do not show all fields of a record. */
const LISTED: Readonly<Partial<Record<PersonalReadKind, true>>> = { list: true }

const shownNames = (type: AnyContentType, kind: PersonalReadKind): readonly string[] =>
  LISTED[kind] === true ? listedNames(type) : Object.keys(type.fields)

/** Returns a function that logs the reading of records; it does nothing for a caller who sees no personal data of the type. */
export const noteReads = (
  { personalReads }: Pick<ContentServices, 'personalReads'>,
  call: ReadCall,
  kind: PersonalReadKind,
  names: readonly string[] = shownNames(call.seen, kind),
): ((ids: readonly string[]) => void) => {
  const { context, tenant, type } = call
  if (!names.some((name) => isPersonalField(type, name)) || !canSeePersonalData(call)) return NOTHING
  return (ids) => personalReads.note({ tenant: tenant.number, author: authorOf(context), kind, type: type.name, ids })
}
