import type { MediaPage } from '@captain/content-core'
import { seedDocument } from '@captain/presets'
import { clientFor } from '@captain/t1'
import type { StaffSession } from '../staff-session.ts'
import { articleText } from './article-text.ts'

const WRITERS = 4

/** One in this many articles is pinned to the top of its lists. */
export const PINNED_EVERY = 40

export const ORIGINAL_SLUG = 'bench-original'

type Surroundings = { readonly categories: readonly string[]; readonly cover: string }

const readSurroundings = async ({ http }: StaffSession): Promise<Surroundings> => {
  const categories = await clientFor(http)['article-category'].list()
  const { items } = await http.get<MediaPage>('/api/v1/tenants/nyanko/media-library')
  const cover = items[0]?.id
  if (cover === undefined || categories.items.length === 0) throw new Error('The demo data lacks a picture or a category for articles.')
  return { categories: categories.items.map(({ id }) => id), cover }
}

/** Writes and publishes articles through the API, so that all their rows are genuine. */
export const writeOriginals = async (session: StaffSession, count: number): Promise<void> => {
  const { article } = clientFor(session.http)
  const { categories, cover } = await readSurroundings(session)
  let next = 0
  const write = async (): Promise<void> => {
    for (let n = next++; n < count; n = next++) {
      const { title, lead, paragraphs } = articleText(n)
      const draft = await article.create({
        title: { ja: title, en: null },
        slug: `${ORIGINAL_SLUG}-${n}`,
        category: categories[n % categories.length] ?? '',
        tags: [`年輪${n % 40}`],
        lead: { ja: lead, en: null },
        cover,
        coverAlt: { ja: '港の絵', en: null },
        body: { ja: seedDocument(...paragraphs), en: null },
        authorName: { ja: 'にゃんこ港 編集部', en: null },
        audience: 'public',
        isPinned: n % PINNED_EVERY === 0,
      })
      await article.transition(draft.id, draft.lockVersion, 'publish')
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, write))
}
