import { notFound } from '@tanstack/react-router'
import { articlePage, type ArticleFilter, type ArticlePage } from '../../delivery/articles.ts'
import { articleCategories } from '../../delivery/categories.ts'
import type { Delivery } from '../../delivery/delivery.ts'
import { recentTags } from '../../delivery/tags.ts'
import { isRefused } from '../../errors.ts'
import { searchText } from '../../search-text.ts'
import { addColors } from '../category-colors.ts'
import type { LoadContext } from '../load-context.ts'

export type ArticleListSearch = {
  readonly category?: string | undefined
  readonly tag?: string | undefined
  readonly page?: string | undefined
}

const PAGE_NUMBER = /^[1-9]\d{0,3}$/

const NOTHING: ArticlePage = { articles: [], page: 1, pages: 1 }

/** A tag that the API refuses has no articles. */
const pageOf = async (delivery: Delivery, filter: ArticleFilter, page: number): Promise<ArticlePage | null> => {
  try {
    return await articlePage(delivery, { ...filter, page })
  } catch (error) {
    if (filter.tag !== undefined && isRefused(error)) return page === 1 ? NOTHING : null
    throw error
  }
}

/** A numbered page of articles. Throws the 404 of the router for a page or category that isn't there, and PageError. */
export const loadArticleList = async ({ delivery, colors }: LoadContext, search: ArticleListSearch) => {
  const requestedPage = search.page ?? '1'
  const slug = search.category || undefined
  const tag = searchText(search.tag)
  if (!PAGE_NUMBER.test(requestedPage)) throw notFound()
  const categories = await articleCategories(delivery)
  const category = categories.find((one) => one.slug === slug)
  if (slug !== undefined && category === undefined) throw notFound()
  const [listed, tags] = await Promise.all([pageOf(delivery, { category: slug, tag }, Number(requestedPage)), recentTags(delivery, slug)])
  if (listed === null) throw notFound()
  addColors(colors, categories)
  return { ...listed, categories, category, tag, tags }
}

export type ArticleListData = Awaited<ReturnType<typeof loadArticleList>>
