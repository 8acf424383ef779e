import { siteClient, type SiteClient, type SiteOptions } from '@captain/content-delivery-client'
import type { tenant } from './tenant.ts'

/** What the unit tells the public, for its own site. */
export const site = (options: SiteOptions): SiteClient<typeof tenant> => siteClient('music', options)
