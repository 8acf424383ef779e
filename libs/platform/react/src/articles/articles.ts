import { firstPage } from '@captain/content-react'
import type { RichTextReadOnly } from '@captain/content-react/reading'
import type { DeliveredMedia, DeliveredReference } from '@captain/content-core'
import type { HttpClient } from '@captain/http-core'
import type { Locale } from '@captain/locale'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ComponentProps } from 'react'

const PATH = '/api/v1/staff/article'

export type Importance = 'normal' | 'notice' | 'urgent'

/** A staff article of a list, in one language. */
export type Article = {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly lead: string | null
  readonly cover: DeliveredMedia | null
  readonly category: DeliveredReference | null
  readonly authorName: string | null
  readonly readingMinutes: number | null
  readonly importance: Importance | null
  /** An instant, as the two below. */
  readonly publishFrom: string
  readonly updatedAt: string | null
  readonly readAt: string | null
  /** Names of the fields that are in Japanese for want of the asked language. */
  readonly fallback: readonly string[]
}

export type FullArticle = Article & {
  readonly coverAlt: string | null
  readonly body: ComponentProps<typeof RichTextReadOnly>['document'] | null
  /** The next newer article; `next` is the next older one. */
  readonly prev: DeliveredReference | null
  readonly next: DeliveredReference | null
}

type ArticlePage = {
  readonly items: readonly Article[]
  readonly next: string | null
  readonly count: number
  /** Number of unread articles for the reader, regardless of the search; the same applies to the categories. */
  readonly unread: number
  readonly categories: readonly (DeliveredReference & { readonly count: number })[]
}

/** The filters of the list. */
export type ArticleSearch = { readonly q: string; readonly category: string; readonly unread: boolean }

const ALL = 'staff-articles'
export const articleKeys = { all: [ALL], lists: [ALL, 'list'] } as const

export const articlesQuery = (http: HttpClient, locale: Locale, { q, category, unread }: ArticleSearch) =>
  infiniteQueryOptions({
    queryKey: [...articleKeys.lists, locale, { q, category, unread }],
    queryFn: ({ pageParam, signal }) =>
      http.get<ArticlePage>(PATH, {
        query: { locale, q: q || null, category: category || null, unread: unread || null, after: pageParam },
        signal,
      }),
    initialPageParam: firstPage(),
    getNextPageParam: ({ next }) => next,
  })

export const articleQuery = (http: HttpClient, locale: Locale, slug: string) =>
  queryOptions({
    queryKey: [ALL, 'one', locale, slug],
    queryFn: ({ signal }) => http.get<FullArticle>(`${PATH}/${encodeURIComponent(slug)}`, { query: { locale }, signal }),
  })

/** Marks an article as read by the signed-in account. */
export const markRead = (http: HttpClient, id: string): Promise<unknown> => http.post(`${PATH}/${id}/read`)

/** Marks all that concern the reader as read. */
export const markAllRead = (http: HttpClient): Promise<unknown> => http.post(`${PATH}/read`)
