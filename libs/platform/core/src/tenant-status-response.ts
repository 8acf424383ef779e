import { array, boolean, nullable, picklist, strictObject, string } from 'valibot'
import type { Received } from './received.ts'

/** The status of a tenant on the platform. */
export const tenantStatusSchema = strictObject({
  /** Null for a tenant without a record on the platform. */
  status: nullable(picklist(['preparing', 'active', 'suspended', 'closed'])),
  /** The domain that serves the site; null if there is none. */
  domain: nullable(strictObject({ host: string(), isVerified: boolean(), sslExpiresOn: nullable(string()) })),
  maintenance: strictObject({ mode: picklist(['off', 'scheduled', 'on']), startsAt: nullable(string()), endsAt: nullable(string()) }),
})

/** Facts that tenant cards show in addition to the name. */
export const tenantFactsSchema = strictObject({
  items: array(strictObject({ slug: string(), ...tenantStatusSchema.entries, kind: nullable(string()), logo: nullable(string()) })),
})

export type TenantStatusResponse = Received<typeof tenantStatusSchema>
export type TenantFactsResponse = Received<typeof tenantFactsSchema>
