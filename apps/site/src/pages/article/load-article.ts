import { notFound, redirect } from '@tanstack/react-router'
import { LOCALES, type Locale } from '@captain/locale'
import { articleBySlug, relatedTo } from '../../delivery/articles.ts'
import { articleCategories } from '../../delivery/categories.ts'
import type { Delivery } from '../../delivery/delivery.ts'
import type { Article } from '../../delivery/types.ts'
import { addColors } from '../category-colors.ts'
import { isTranslated } from '../language-of-text.ts'
import type { LoadContext } from '../load-context.ts'

/** Returns the languages in which search engines may offer an article. Its Japanese record does not say whether there is an English one. */
const localesOf = async (delivery: Delivery, article: Article, slug: string): Promise<readonly Locale[]> => {
  const english = delivery.locale === 'en' ? { record: article } : await articleBySlug(delivery.in('en'), slug)
  return english !== null && 'record' in english && isTranslated(english.record) ? LOCALES : ['ja']
}

/** Loads an article by its slug, and the related articles. Throws the router's 404, its 301 for an old slug, and PageError. */
export const loadArticle = async ({ delivery, colors }: LoadContext, slug: string) => {
  const found = await articleBySlug(delivery, slug)
  if (found === null) throw notFound()
  // The article had another slug before, or the request used its id or other letter case. Its page has one canonical address.
  const current = 'movedTo' in found ? found.movedTo : (found.record.slug ?? slug)
  if (current !== slug || 'movedTo' in found) throw redirect({ to: '/article/$slug', params: { slug: current }, statusCode: 301 })
  const article = found.record
  const [categories, related, locales] = await Promise.all([
    articleCategories(delivery),
    relatedTo(delivery, article),
    localesOf(delivery, article, slug),
  ])
  addColors(colors, categories)
  return { article, categories, related, locales }
}

export type ArticleData = Awaited<ReturnType<typeof loadArticle>>
