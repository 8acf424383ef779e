import { notFound, redirect } from '@tanstack/react-router'
import { articleBySlug, relatedTo } from '../../delivery/articles.ts'
import { articleCategories } from '../../delivery/categories.ts'
import { addColors } from '../category-colors.ts'
import { localesOf } from '../language-of-text.ts'
import type { LoadContext } from '../load-context.ts'

/** Loads an article by its slug, and the related articles. Throws the router's 404, its 301 for an old slug, and PageError. */
export const loadArticle = async ({ delivery, colors }: LoadContext, slug: string) => {
  const found = await articleBySlug(delivery, slug)
  if (found === null) throw notFound()
  // The article had another slug before, or the request used its id or other letter case. Its page has one canonical address.
  const current = 'movedTo' in found ? found.movedTo : (found.record.slug ?? slug)
  if (current !== slug || 'movedTo' in found) throw redirect({ to: '/article/$slug', params: { slug: current }, statusCode: 301 })
  const article = found.record
  const [categories, related] = await Promise.all([articleCategories(delivery), relatedTo(delivery, article)])
  addColors(colors, categories)
  return { article, categories, related, locales: localesOf(article) }
}

export type ArticleData = Awaited<ReturnType<typeof loadArticle>>
