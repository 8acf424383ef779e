import type { AnyContentType, AnyRecord, Tenant, TypeClient, Values } from '@captain/content-core'
import { notSentError } from '../errors.ts'
import { randomAddress } from '../session/cookie-fetch.ts'
import type { RawAnswer, Session } from '../session/session.ts'

export type Sending = {
  /** Sender address; left out: an unused one. */
  readonly address?: string
  readonly key?: string
}

/** Sends a submission as a visitor. Rate limits apply per sender. */
export const submit = (
  guest: Session,
  tenant: Tenant,
  type: AnyContentType,
  body: unknown,
  { address = randomAddress(), key }: Sending = {},
): Promise<RawAnswer> =>
  guest.raw('POST', `/api/v1/public/${tenant.slug}/${type.name}`, {
    body,
    headers: { 'x-forwarded-for': address, ...(key !== undefined && { 'idempotency-key': key }) },
  })

/** Returns the newest record of a type. */
export const newestOf = async (client: TypeClient): Promise<AnyRecord | null> => {
  const { items } = await client.list({ sort: '-createdAt', limit: 1 })
  return items[0] === undefined ? null : client.get(items[0].id)
}

/** Returns the record that a submission creates. Throws if it is rejected. */
export const submitted = async (
  here: { readonly guest: Session; readonly tenant: Tenant; readonly type: AnyContentType; readonly client: TypeClient },
  body: Values,
): Promise<AnyRecord> => {
  const path = `${here.tenant.slug}.${here.type.name}`
  const answer = await submit(here.guest, here.tenant, here.type, body)
  const record = answer.status === 201 ? await newestOf(here.client) : null
  if (record === null) throw notSentError(path, `${answer.status} ${answer.text}`)
  return record
}
