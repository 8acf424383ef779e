import { contentTypeOf, type Tenant, isDelivered } from '@captain/content-core'
import type { Claimed } from './claim.ts'

/** Returns the address of a record in the delivery API; null for types that it does not serve. */
const addressOf = (baseUrl: string, tenant: Tenant, { content_type: name, entry_id: id }: Claimed): string | null => {
  const type = name === null ? null : contentTypeOf(tenant, name)
  return type === null || id === null || !isDelivered(type) ? null : `${baseUrl}/api/v1/public/${tenant.slug}/${type.name}/${id}`
}

/** Returns the body of an event: the event and the record, with no values except the public slug. Identical for each attempt. */
export const payloadOf = (baseUrl: string, tenant: Tenant, claimed: Claimed): string =>
  JSON.stringify({
    id: claimed.id,
    type: claimed.event,
    occurredAt: claimed.occurred_at.toISOString(),
    tenant: tenant.slug,
    contentType: claimed.content_type,
    record: claimed.entry_id === null ? null : { id: claimed.entry_id, slug: claimed.slug, url: addressOf(baseUrl, tenant, claimed) },
  })
