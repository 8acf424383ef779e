import type { Tenant, Values } from '@captain/content-core'
import { roleAtLeast, type MemberRole } from '@captain/auth-core'
import { badRequest, forbidden, methodNotAllowed, notFound } from '@captain/http'
import { isId } from '../ids.ts'
import { typeOf } from '../services.ts'
import { isEditable } from '../staff/staff-endpoint.ts'

const MOST = 200

const malformed = () => badRequest('malformed-parameter', 'changes')

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

const changeOf = (tenant: Tenant, role: MemberRole, sent: unknown) => {
  if (!isObject(sent)) throw malformed()
  const { type: name, id, lockVersion, changes } = sent
  if (typeof name !== 'string' || typeof id !== 'string' || !Number.isSafeInteger(lockVersion) || !isObject(changes)) throw malformed()
  const type = typeOf(tenant, name)
  if (!isId(id)) throw notFound()
  if (!roleAtLeast(role, type.access.write)) throw forbidden()
  if (!isEditable(type)) throw methodNotAllowed(['GET'])
  return { type, id, lockVersion: lockVersion as number, changes }
}

/** One change of a batch, allowed to the one who sends it. */
export type BatchChange = ReturnType<typeof changeOf>

/** The changes in the body of a batch, in their order. Throws 400 for a malformed body or a record named twice, 403, 404 and 405 as for each by itself. */
export const batchChanges = (tenant: Tenant, role: MemberRole, body: unknown): readonly BatchChange[] => {
  const changes = isObject(body) ? body['changes'] : null
  if (!Array.isArray(changes) || changes.length === 0 || changes.length > MOST) throw malformed()
  const read = changes.map((change: unknown) => changeOf(tenant, role, change))
  if (new Set(read.map(({ id }) => id)).size !== read.length) throw malformed()
  return read
}
