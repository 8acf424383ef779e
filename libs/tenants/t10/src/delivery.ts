import { siteClient, type SiteClient, type SiteOptions } from '@captain/content-delivery-client'
import type { tenant } from './tenant.ts'

/** Creates the delivery client of the atelier's public site. */
export const site = (options: SiteOptions): SiteClient<typeof tenant> => siteClient('studio', options)
