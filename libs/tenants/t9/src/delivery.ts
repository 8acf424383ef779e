import { siteClient, type ListedRecord, type SiteClient, type SiteOptions } from '@captain/content-delivery-client'
import type { news } from './content-types/news.ts'
import type { tenant } from './tenant.ts'

/** News as lists return them. */
export type ArcadeNews = ListedRecord<typeof news>

/** Creates the delivery client of the arcade's public site. */
export const site = (options: SiteOptions): SiteClient<typeof tenant> => siteClient('arcade', options)
