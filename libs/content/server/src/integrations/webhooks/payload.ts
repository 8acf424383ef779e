import { contentTypeOf, type Tenant } from '@captain/content-core'
import { isDelivered } from '../../delivery/public-type.ts'
import type { Claimed } from './claim.ts'

/** Where the delivery API has a record; null for types that it does not know. */
const addressOf = (baseUrl: string, tenant: Tenant, { content_type: name, entry_id: id }: Claimed): string | null => {
  const type = name === null ? null : contentTypeOf(tenant, name)
  return type === null || id === null || !isDelivered(type) ? null : `${baseUrl}/api/v1/public/${tenant.slug}/${type.name}/${id}`
}

/** The body of an event: what happened to which record, and nothing of its values but the public slug. The same at each attempt. */
export const payloadOf = (baseUrl: string, tenant: Tenant, claimed: Claimed): string =>
  JSON.stringify({
    id: claimed.id,
    type: claimed.event,
    occurredAt: claimed.occurred_at.toISOString(),
    tenant: tenant.slug,
    contentType: claimed.content_type,
    record: claimed.entry_id === null ? null : { id: claimed.entry_id, slug: claimed.slug, url: addressOf(baseUrl, tenant, claimed) },
  })
