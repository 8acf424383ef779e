import { seedDocument } from '@captain/presets'
import { isDone, jsonOf } from '../product/http.ts'
import { readCover } from '../kills/crew.ts'
import { pathOf, unexpected } from '../kills/world.ts'
import type { Staff } from '../product/staff.ts'

/** An article that a drill changes, as one editor sees it. */
export type Article = {
  readonly id: string
  readonly slug: string
  readonly publicPath: string
  /** Saves another title, publishes it, and returns it. */
  readonly publish: (title: string, publishFrom?: string) => Promise<void>
}

const localized = (ja: string) => ({ ja, en: null })

/** Creates an article of the café; not public yet. */
export const createArticle = async (staff: Staff, slug: string): Promise<Article> => {
  const json = {
    title: localized(`${slug} 始`),
    lead: localized('導入文です。'),
    slug,
    category: 'review',
    cover: await readCover(staff),
    coverAlt: localized('表紙'),
    authorName: localized('編集部'),
    body: { ja: seedDocument('本文です。'), en: null },
  }
  const created = await staff.call({ method: 'POST', path: pathOf('cafe', 'article'), json })
  if (!isDone(created)) throw unexpected('creating an article', created)
  const id = String(jsonOf(created)['id'])
  let version = 1
  return {
    id,
    slug,
    publicPath: `/api/v1/public/cafe/article/${slug}?locale=ja`,
    publish: async (title, publishFrom) => {
      const changes = { title: localized(title), ...(publishFrom !== undefined && { publishFrom }) }
      const saved = await staff.call({ method: 'PATCH', path: pathOf('cafe', 'article', `/${id}`), version, json: changes })
      if (!isDone(saved)) throw unexpected('saving an article', saved)
      version = Number(jsonOf(saved)['lockVersion'])
      const published = await staff.call({ method: 'POST', path: pathOf('cafe', 'article', `/${id}/publish`), version, json: {} })
      if (!isDone(published)) throw unexpected('publishing an article', published)
      version = Number(jsonOf(published)['lockVersion'])
    },
  }
}
