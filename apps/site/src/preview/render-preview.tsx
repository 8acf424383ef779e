import { RouterContextProvider } from '@tanstack/react-router'
import { workflowOf, type AnyContentType, type ErasedTypeMessages, type State, type Tenant } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { htmlResponse } from '../answers.ts'
import { createDelivery, type FetchApi } from '../delivery/delivery.ts'
import type { Article } from '../delivery/types.ts'
import type { PageFacts } from '../document/page-context.ts'
import { articleCategories } from '../delivery/categories.ts'
import { styleSources, VIDEO_FRAMES } from '../document/page-policy.ts'
import { addColors } from '../pages/category-colors.ts'
import { renderIn } from '../render-page.tsx'
import { createSiteRouter } from '../router.ts'
import { portal } from '../tenants.ts'
import { ArticlePreview } from './article-preview.tsx'
import type { DeliveredRecord } from './delivered-record.ts'
import { LegalPreview } from './legal-preview.tsx'
import { RecordPreview } from './record-preview.tsx'

export type PreviewOptions = {
  readonly tenant: Pick<Tenant, 'slug' | 'names' | 'color'>
  readonly type: AnyContentType
  /** The labels of the type's fields in the requested language. */
  readonly messages: ErasedTypeMessages
  readonly locale: Locale
  readonly state: State
  readonly fetchApi: FetchApi
  readonly baseUrl: string
}

/** A preview may be framed only by our back office and has no script. */
const policy = (colors: Iterable<string>): string =>
  `default-src 'none'; img-src 'self' data:; style-src ${styleSources(colors)}; frame-src ${VIDEO_FRAMES}; form-action 'none'; frame-ancestors 'self'`

/** The address that the record's page has, or will have. */
const publicPath = (record: DeliveredRecord, { tenant, type }: PreviewOptions): string => {
  const slug = record['slug']
  if (tenant.slug !== portal.slug) return '/preview'
  if (type.name === 'article' && typeof slug === 'string') return `/article/${encodeURIComponent(slug)}`
  return workflowOf(type.workflow).keepsVersions ? `/${type.name}` : '/preview'
}

/** Shows a record that is in the detail shape of the delivery API as its readers would see it. */
export const renderPreview = async (record: DeliveredRecord, options: PreviewOptions): Promise<Response> => {
  const { tenant, type, messages, locale, state, fetchApi, baseUrl } = options
  const colors = new Set([tenant.color])
  const delivery = createDelivery(fetchApi, locale)
  const isArticle = tenant.slug === portal.slug && type.name === 'article'
  const categories = isArticle ? await articleCategories(delivery) : []
  addColors(colors, categories)
  const path = publicPath(record, options)
  const page: PageFacts = { locale, prefix: locale === 'en' ? 'en' : null, path, search: '', baseUrl, colors }
  const router = createSiteRouter(path, page.prefix, { delivery, colors })
  const html = renderIn(
    page,
    <RouterContextProvider router={router}>
      {isArticle ? (
        // The record's type is known here: it is the portal's article.
        <ArticlePreview article={record as Article} categories={categories} state={state} />
      ) : workflowOf(type.workflow).keepsVersions ? (
        <LegalPreview record={record} tenant={tenant} type={type} messages={messages} state={state} />
      ) : (
        <RecordPreview record={record} tenant={tenant} type={type} messages={messages} state={state} />
      )}
    </RouterContextProvider>,
  )
  const answer = htmlResponse(html, { locale, policy: policy(colors), isShared: false })
  answer.headers.set('cache-control', 'no-store')
  answer.headers.set('x-robots-tag', 'noindex')
  return answer
}
