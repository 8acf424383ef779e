import type { ContentTypeMessages } from '@captain/content-core'
import type { tenantProfile } from '../content-types/tenant.ts'
import type { tenantDomain } from '../content-types/tenant-domain.ts'

/** The labels of these types in one language. */
export type TenantLabels = {
  readonly tenant: ContentTypeMessages<typeof tenantProfile>
  readonly 'tenant-domain': ContentTypeMessages<typeof tenantDomain>
}
