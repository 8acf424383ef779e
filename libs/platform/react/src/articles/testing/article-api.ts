import { problem } from '@captain/http-core/testing/problem'
import { mockApi, type MockResponse } from '@captain/http-core/testing/mock-api'
import type { Article, FullArticle } from '../articles.ts'

const LIST = '/api/v1/staff/article'

export const NEVER: MockResponse = () => new Promise(() => undefined)
export const UNAVAILABLE = problem(503, 'unavailable', '一時的に利用できません')
export const FORBIDDEN = problem(403, 'forbidden', 'この操作を行う権限がありません')
export const NOT_THERE = problem(404, 'not-found', '見つかりません')

const NEWS = { id: '01M7YS4WY3HSZYWPGDXEV0YMN1', slug: 'news', title: 'お知らせ' }
const HOW_TO = { id: '01M7YS4WY3HSZYWPGDXEV0YMN2', slug: 'how-to', title: '使い方' }

/** An inline image, so that no request reaches a server. */
const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"%3E%3Crect width="1280" height="720" fill="%23b4531f"/%3E%3C/svg%3E'

export const article = (given: Partial<Article> = {}): Article => ({
  id: '01M7YS4WY3HSZYWPGDXEV0YM01',
  slug: 'maintenance-steps',
  title: 'メンテナンスの手順（管理者向け）',
  lead: 'サイトをメンテナンス表示に切り替えるときの手順です。',
  cover: { url: PICTURE, width: 1280, height: 720, alt: null, focalPoint: null, variants: [] },
  category: NEWS,
  authorName: 'にゃんこ港 編集部',
  readingMinutes: 2,
  importance: 'urgent',
  publishFrom: '2026-11-20T23:30:00.000Z',
  updatedAt: '2026-11-20T23:30:00.000Z',
  readAt: null,
  fallback: [],
  ...given,
})

const deck = article({
  id: '01M7YS4WY3HSZYWPGDXEV0YM02',
  slug: 'new-captain-deck',
  title: '港にあたらしい管理画面がやってきた',
  lead: '10のサイトをひとつの画面から。書く、見せる、直すがすぐ終わる、あたらしい管理画面「キャプテン」の紹介です。',
  category: HOW_TO,
  importance: 'notice',
  readingMinutes: 5,
  publishFrom: '2026-11-18T01:00:00.000Z',
  readAt: '2026-11-19T01:00:00.000Z',
})

const plain = article({
  id: '01M7YS4WY3HSZYWPGDXEV0YM03',
  slug: 'year-end-support',
  title: '年末年始のサポート',
  lead: null,
  cover: null,
  importance: null,
  readingMinutes: 1,
  publishFrom: '2026-11-01T00:00:00.000Z',
})

const OLDER = article({ ...plain, id: '01M7YS4WY3HSZYWPGDXEV0YM04', slug: 'last-year', title: '昨年の年末年始' })

export const ARTICLES: readonly Article[] = [article(), deck, plain]

/** An article with its text. */
export const whole = (given: Partial<FullArticle> = {}): FullArticle => ({
  ...article(),
  coverAlt: '工具箱をくわえた猫の絵',
  body: {
    time: 0,
    version: '2.31.7',
    blocks: [
      { id: 'b1', type: 'header', data: { text: '作業の前に', level: 2 } },
      { id: 'b2', type: 'paragraph', data: { text: '作業の日時を、利用者に<b>前もって</b>知らせます。' } },
    ],
  } as unknown as FullArticle['body'],
  prev: null,
  next: { id: deck.id, slug: deck.slug, title: deck.title },
  ...given,
})

/** The calls of the pages of articles, on what a test or a story has put there. */
export const articleApi = ({
  articles = ARTICLES,
  one = whole(),
  next = null,
}: {
  articles?: readonly Article[]
  one?: FullArticle
  next?: string | null
} = {}) => {
  const calls: (readonly [method: string, path: string])[] = []
  const instead = new Map<string, MockResponse>()
  const readIds = new Set<string>()
  const withReadAt = <A extends Article>(given: A): A => (readIds.has(given.id) ? { ...given, readAt: '2026-11-22T00:00:00.000Z' } : given)

  const list = (search: URLSearchParams) => {
    const all = (search.get('after') === null ? articles : [OLDER]).map(withReadAt)
    const items = all.filter(
      ({ category, readAt, title }) =>
        [null, category?.id].includes(search.get('category')) &&
        (search.get('unread') === null || readAt === null) &&
        title.includes(search.get('q') ?? ''),
    )
    return {
      items,
      next: search.get('after') === null ? next : null,
      count: items.length,
      unread: all.filter(({ readAt }) => readAt === null).length,
      categories:
        articles.length === 0
          ? []
          : [
              { ...NEWS, count: 2 },
              { ...HOW_TO, count: 1 },
            ],
    }
  }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname, searchParams, search } = new URL(input instanceof Request ? input.url : input, window.location.origin)
    const method = init?.method ?? 'GET'
    calls.push([method, `${pathname}${decodeURIComponent(search)}`])
    const other = instead.get(pathname)
    if (other !== undefined) return other()
    if (method === 'GET') return Response.json(pathname === LIST ? list(searchParams) : withReadAt(one))
    const read = pathname === `${LIST}/read` ? articles.map(({ id }) => id) : [pathname.split('/').at(-2) ?? '']
    for (const id of read) readIds.add(id)
    return new Response(null, { status: 204 })
  }
  return {
    /** Returns the last request under a path. */
    lastOf: (path: string) => calls.filter(([, asked]) => asked.startsWith(path)).at(-1)?.[1],
    /** Returns the write requests, in order. */
    writes: () => calls.filter(([method]) => method !== 'GET').map(([, path]) => path),
    ...mockApi(fetch, instead),
  }
}

export type ArticleApi = ReturnType<typeof articleApi>
