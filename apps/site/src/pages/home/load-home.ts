import { articleCategories } from '../../delivery/categories.ts'
import { newestArticles } from '../../delivery/articles.ts'
import { questions } from '../../delivery/questions.ts'
import { tenants } from '../../tenants.ts'
import { addColors } from '../category-colors.ts'
import type { LoadContext } from '../load-context.ts'

const NEWEST = 3
const PINNED = 4

export const loadHome = async ({ delivery, colors }: LoadContext) => {
  const [articles, categories, all] = await Promise.all([
    newestArticles(delivery, NEWEST),
    articleCategories(delivery),
    questions(delivery),
  ])
  for (const tenant of tenants) colors.add(tenant.color)
  addColors(colors, categories)
  return { articles, categories, pinned: all.filter((question) => question.isPinned === true).slice(0, PINNED) }
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>
