import { checkedParts } from '@captain/auth-server'
import type { Tenant } from '@captain/content-core'
import { roleAtLeast, type MemberRole } from '@captain/auth-core'
import { badRequest, forbidden, methodNotAllowed, notFound } from '@captain/http'
import {
  array,
  check,
  maxLength,
  minLength,
  number,
  pipe,
  record,
  safeInteger,
  strictObject,
  string,
  unknown,
  type InferOutput,
} from 'valibot'
import { isId } from '../ids.ts'
import { typeOf } from '../services.ts'
import { isEditable } from '../staff/staff-endpoint.ts'

const MOST = 200

const malformed = () => badRequest('malformed-parameter', 'changes')

const oneChange = strictObject({
  type: string(),
  id: string(),
  lockVersion: pipe(number(), safeInteger()),
  changes: pipe(
    unknown(),
    // A schema of objects takes a list for one.
    check((value) => !Array.isArray(value)),
    record(string(), unknown()),
  ),
})

/** The body of a batch. */
export const BATCH = strictObject({ changes: pipe(array(unknown()), minLength(1), maxLength(MOST), array(oneChange)) })

const changeOf = (tenant: Tenant, role: MemberRole, { type: name, id, lockVersion, changes }: InferOutput<typeof oneChange>) => {
  const type = typeOf(tenant, name)
  if (!isId(id)) throw notFound()
  if (!roleAtLeast(role, type.access.write)) throw forbidden()
  if (!isEditable(type)) throw methodNotAllowed(['GET'])
  return { type, id, lockVersion, changes }
}

/** One change of a batch, allowed to the one who sends it. */
export type BatchChange = ReturnType<typeof changeOf>

/** The changes in the body of a batch, in their order. Throws 400 for a malformed body or a record named twice, 403, 404 and 405 as for each by itself. */
export const batchChanges = (tenant: Tenant, role: MemberRole, body: unknown): readonly BatchChange[] => {
  const { changes } = checkedParts(BATCH, body)
  const read = changes.map((change) => changeOf(tenant, role, change))
  if (new Set(read.map(({ id }) => id)).size !== read.length) throw malformed()
  return read
}
