import type { DeliveredMedia, DeliveredRecord, TypeIn } from '@captain/content-core'
import type { portal } from '../tenants.ts'

type PortalType<Name extends 'article' | 'article-category' | 'faq' | 'partner' | 'tenant'> = DeliveredRecord<TypeIn<typeof portal, Name>>

export type Category = PortalType<'article-category'>
export type Question = PortalType<'faq'>
export type Partner = PortalType<'partner'>

/** The public profile of a tenant: name, colour, business and social media accounts. */
export type TenantProfile = PortalType<'tenant'>

/** Data of an article for search results and shared links, in the requested language. */
export type Seo = {
  readonly title: string | null
  readonly description: string | null
  readonly ogImage: DeliveredMedia | null
  readonly noindex: boolean
  readonly canonicalUrl: string | null
}

export type ArticleCard = Omit<PortalType<'article'>, 'seo' | 'body'>

/** The next newer or older article of the list. */
export type Neighbour = { readonly slug: string | null; readonly title: string }

export type Article = Omit<PortalType<'article'>, 'seo'> & {
  readonly seo?: Seo | null
  readonly prev?: Neighbour | null
  readonly next?: Neighbour | null
}
