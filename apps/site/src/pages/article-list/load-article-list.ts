import { notFound } from '@tanstack/react-router'
import { articlePage } from '../../delivery/articles.ts'
import { articleCategories } from '../../delivery/categories.ts'
import { addColors } from '../category-colors.ts'
import type { LoadContext } from '../load-context.ts'

export type ArticleListSearch = { readonly category?: string | undefined; readonly page?: string | undefined }

const PAGE_NUMBER = /^[1-9]\d{0,3}$/

export const loadArticleList = async ({ delivery, colors }: LoadContext, search: ArticleListSearch) => {
  const asked = search.page ?? '1'
  const slug = search.category || undefined
  if (!PAGE_NUMBER.test(asked)) throw notFound()
  const categories = await articleCategories(delivery)
  const category = categories.find((one) => one.slug === slug)
  if (slug !== undefined && category === undefined) throw notFound()
  const listed = await articlePage(delivery, { category: slug, page: Number(asked) })
  if (listed === null) throw notFound()
  addColors(colors, categories)
  return { ...listed, categories, category }
}

export type ArticleListData = Awaited<ReturnType<typeof loadArticleList>>
