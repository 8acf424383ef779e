import { checkedParts, badRequest, forbidden, methodNotAllowed, notFound } from '@captain/http-server'
import {
  mayDo,
  rightsToChange,
  type AnyContentType,
  type Tenant,
  type Values,
  isCreatable,
  isEditable,
  isRemovable,
} from '@captain/content-core'
import type { MemberRole } from '@captain/auth-core'
import {
  array,
  check,
  literal,
  maxLength,
  minLength,
  number,
  optional,
  pipe,
  record,
  safeInteger,
  strictObject,
  string,
  unknown,
  type InferOutput,
} from 'valibot'
import { isId } from '../store/ids.ts'
import { typeOf } from '../services.ts'

const MAX_CHANGES = 200

const malformed = () => badRequest('malformed-parameter', 'changes')

/** Without id and version it creates a record; with `remove` instead of changes it moves one to the trash. */
const oneChange = strictObject({
  type: string(),
  id: optional(string()),
  lockVersion: optional(pipe(number(), safeInteger())),
  remove: optional(literal(true)),
  changes: optional(
    pipe(
      unknown(),
      // A Valibot object schema also accepts arrays.
      check((value) => !Array.isArray(value)),
      record(string(), unknown()),
    ),
  ),
})

/** The body of a batch. */
export const BATCH = strictObject({ changes: pipe(array(unknown()), minLength(1), maxLength(MAX_CHANGES), array(oneChange)) })

type Place = { readonly type: AnyContentType; readonly place: number }
type Part = Place & { readonly changes: Values }

/** Changes to an existing record, limited to what the sender may do; `place` counts from 0. */
export type BatchChange = Part & { readonly id: string; readonly lockVersion: number }

/** A record to create, limited to what the sender may do. */
export type BatchDraft = Part & { readonly id: null }

/** A record to delete, limited to what the sender may do. */
export type BatchRemoval = Place & { readonly id: string; readonly lockVersion: number; readonly changes: null }

/** Who sends a batch: `seenTenant` is the tenant as the sender's role sees it. */
export type BatchSender = { readonly tenant: Tenant; readonly seenTenant: Tenant; readonly role: MemberRole }

const partOf = (
  { tenant, seenTenant, role }: BatchSender,
  place: number,
  { type: name, id, lockVersion, changes, remove }: InferOutput<typeof oneChange>,
): BatchChange | BatchDraft | BatchRemoval => {
  if ((id === undefined) !== (lockVersion === undefined)) throw malformed()
  if ((changes === undefined) !== (remove === true) || (remove === true && id === undefined)) throw malformed()
  const type = typeOf(tenant, name)
  const seen = typeOf(seenTenant, name)
  if (id !== undefined && !isId(id)) throw notFound()
  const rights = id === undefined ? (['create'] as const) : remove === true ? (['delete'] as const) : rightsToChange(type)
  if (!rights.some((right) => mayDo(seen, role, right))) throw forbidden()
  if (!(id === undefined ? isCreatable : isEditable)(type)) throw methodNotAllowed(['GET'])
  if (changes === undefined) {
    if (id === undefined || lockVersion === undefined) throw malformed()
    if (!isRemovable(type)) throw methodNotAllowed(['GET'])
    return { type, place, id, lockVersion, changes: null }
  }
  return id === undefined || lockVersion === undefined ? { type, changes, place, id: null } : { type, changes, place, id, lockVersion }
}

/**
 * Returns the changes, new records and deletions of a batch, in order. Throws 400 for a malformed body or a duplicate record,
 * 403, 404 and 405 as for single records.
 */
export const batchParts = (sender: BatchSender, body: unknown): readonly (BatchChange | BatchDraft | BatchRemoval)[] => {
  const { changes } = checkedParts(BATCH, body)
  const read = changes.map((change, place) => partOf(sender, place, change))
  const ids = read.flatMap(({ id }) => id ?? [])
  if (new Set(ids).size !== ids.length) throw malformed()
  return read
}
