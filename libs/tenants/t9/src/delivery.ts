import { siteClient, type ListedRecord, type SiteClient, type SiteOptions } from '@captain/content-delivery-client'
import type { news } from './content-types/news.ts'
import type { tenant } from './tenant.ts'

/** News as lists tell it. */
export type ArcadeNews = ListedRecord<typeof news>

/** What the arcade tells the public, for its own site. */
export const site = (options: SiteOptions): SiteClient<typeof tenant> => siteClient('arcade', options)
