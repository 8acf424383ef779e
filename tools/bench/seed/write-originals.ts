import type { MediaPage } from '@captain/content-core'
import { seedDocument } from '@captain/presets'
import { clientFor } from '@captain/t1'
import type { StaffSession } from '../staff-session.ts'
import { articleText, longText } from './article-text.ts'

const WRITERS = 4

/** One in this many articles is pinned to the top of its lists. */
export const PINNED_EVERY = 40

export const ORIGINAL_SLUG = 'bench-original'

export type Surroundings = { readonly categories: readonly string[]; readonly cover: string }

/** Returns records of the demo data that articles refer to. */
export const readSurroundings = async ({ http }: StaffSession): Promise<Surroundings> => {
  const categories = await clientFor(http)['article-category'].list()
  const { items } = await http.get<MediaPage>('/api/v1/tenants/nyanko/media-library')
  const cover = items[0]?.id
  if (cover === undefined || categories.items.length === 0) throw new Error('The demo data lacks a picture or a category for articles.')
  return { categories: categories.items.map(({ id }) => id), cover }
}

/** Returns the texts of the nth article; the number in the lead makes one article in a thousand findable by it. */
export const articleTexts = (n: number, edition = 0) => {
  const { title, lead } = articleText(n + edition)
  return {
    title: { ja: title, en: null },
    lead: { ja: `${lead} number ${n}`, en: null },
    body: { ja: seedDocument(...longText(n, edition)), en: null },
  }
}

/** Returns the values of the nth article, with some 3 KB of text. */
export const articleValues = ({ categories, cover }: Surroundings, n: number, slug: string) => ({
  ...articleTexts(n),
  slug,
  category: categories[n % categories.length] ?? '',
  tags: [`年輪${n % 40}`],
  cover,
  coverAlt: { ja: '港の絵', en: null },
  authorName: { ja: 'にゃんこ港 編集部', en: null },
  audience: 'public' as const,
  isPinned: n % PINNED_EVERY === 0,
})

/** Writes and publishes articles through the API, so that all their rows are genuine. */
export const writeOriginals = async (session: StaffSession, count: number): Promise<void> => {
  const { article } = clientFor(session.http)
  const surroundings = await readSurroundings(session)
  let next = 0
  const write = async (): Promise<void> => {
    for (let n = next++; n < count; n = next++) {
      const draft = await article.create(articleValues(surroundings, n, `${ORIGINAL_SLUG}-${n}`))
      await article.transition(draft.id, draft.lockVersion, 'publish')
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, write))
}
