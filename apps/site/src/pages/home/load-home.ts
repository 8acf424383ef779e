import { loadMessages } from '@captain/t1'
import { newestArticles } from '../../delivery/articles.ts'
import { articleCategories } from '../../delivery/categories.ts'
import { visiblePartners } from '../../delivery/partners.ts'
import { portalProfile, visibleTenants } from '../../delivery/profiles.ts'
import { questions } from '../../delivery/questions.ts'
import { tenants } from '../../tenants.ts'
import { addColors } from '../category-colors.ts'
import type { LoadContext } from '../load-context.ts'

const NEWEST = 3
const PINNED = 4

/** All that the home page shows. Throws PageError. */
export const loadHome = async ({ delivery, colors }: LoadContext) => {
  const [profile, articles, categories, profiles, all, partners, messages] = await Promise.all([
    portalProfile(delivery),
    newestArticles(delivery, NEWEST),
    articleCategories(delivery),
    visibleTenants(delivery),
    questions(delivery),
    visiblePartners(delivery),
    loadMessages(delivery.locale),
  ])
  for (const { color } of tenants) colors.add(color)
  for (const { brandColor } of profiles) if (brandColor) colors.add(brandColor)
  addColors(colors, categories)
  const kindsOf = (type: string) => messages[type]?.fields['kind']?.options ?? {}
  return {
    profile,
    articles,
    categories,
    profiles,
    partners,
    pinned: all.filter((question) => question.isPinned === true).slice(0, PINNED),
    kinds: { tenant: kindsOf('tenant'), partner: kindsOf('partner') },
  }
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>
