import type { LoadRow } from '../goals/goals.ts'
import type { LoadRequest } from '../load/answer.ts'
import type { InstalledPeer, PeerName } from './installed-peers.ts'

/** Requests that do the same work as a row, or the reason why there are none. */
export type PeerWork =
  | { readonly requests: readonly LoadRequest[]; readonly isStaff: boolean; readonly none?: never }
  | { readonly none: string; readonly requests?: never }

const ADDRESSES = 20_000
const DEEP_PAGE_SHARE = 0.8
const PAGE = 20
const WRITES = 4000

const guest = (paths: readonly string[]) => (): PeerWork => ({ requests: paths.map((path) => ({ path })), isStaff: false })
const staff = (paths: readonly string[]) => (): PeerWork => ({ requests: paths.map((path) => ({ path })), isStaff: true })
const none = (reason: string) => (): PeerWork => ({ none: reason })
const writes = (request: (place: number) => LoadRequest) => (): PeerWork => ({
  requests: Array.from({ length: WRITES }, (_, place) => request(place)),
  isStaff: true,
})

/** Published articles: one in twenty is a draft. */
const publishedNumbers = (records: number): readonly number[] =>
  Array.from({ length: ADDRESSES }, (_, place) => ((place * 7919) % records) + 1).filter((number) => number % 20 !== 0)

const RARE = Array.from({ length: 900 }, (_, place) => 100 + place)

const CACHED = 'a cached response is compared with bare Node'

/** A text of 3 KB, as in the records of the peers. */
const PARAGRAPHS = Array.from({ length: 10 }, (_, place) => `para ${place} ${'lorem ipsum dolor sit amet '.repeat(10)}`)

const block = (type: string, children: readonly object[]) => ({ type, format: '', indent: 0, version: 1, direction: 'ltr', children })

const lexical = () => ({
  root: block(
    'root',
    PARAGRAPHS.map((text) => ({
      ...block('paragraph', [{ type: 'text', text, mode: 'normal', style: '', detail: 0, format: 0, version: 1 }]),
      textFormat: 0,
      textStyle: '',
    })),
  ),
})

/** Made on demand, since the texts of writes are long. */
type Works = Readonly<Record<LoadRow, () => PeerWork>>

const payloadWorks = (ids: readonly string[], records: number, run: string): Works => {
  const fields =
    'limit=20&sort=-createdAt&depth=1&select[title]=true&select[slug]=true&select[excerpt]=true&select[category]=true&select[createdAt]=true'
  const list = (rest: string): string => `/api/articles?${fields}&${rest}`
  const slugs = publishedNumbers(records).map((number) => `/api/articles?where[slug][equals]=article-${number}&limit=1&depth=1`)
  const search = RARE.map((number) =>
    list(`where[or][0][title][contains]=number%20${number}&where[or][1][excerpt][contains]=number%20${number}`),
  )
  const values = (words: string) => ({ title: words, excerpt: 'excerpt', body: lexical(), _status: 'published' })
  const updates = writes((place) => ({
    method: 'PATCH',
    path: `/api/articles/${ids[place % ids.length]}?depth=0`,
    body: JSON.stringify(values(`Upd ${run}-${place}`)),
  }))
  return {
    slugCold: guest(slugs),
    slugRandom: guest(slugs),
    listCold: guest([list('page=1')]),
    deepCold: guest([list(`page=${Math.round((records * DEEP_PAGE_SHARE) / PAGE)}`)]),
    categoryCold: guest([list('where[category][equals]=3&page=1')]),
    searchRare: guest(search),
    searchCommon: none('it cannot search the text of a record'),
    pageCold: guest(publishedNumbers(records).map((number) => `/articles/article-${number}`)),
    slugCached: none(CACHED),
    listCached: none(CACHED),
    pageCached: none(CACHED),
    staffListCold: staff([list('page=1')]),
    staffList: staff([list('page=1')]),
    staffGetCold: staff(ids.map((id) => `/api/articles/${id}?depth=1`)),
    staffGet: staff(ids.map((id) => `/api/articles/${id}?depth=1`)),
    staffSearch: staff(search),
    create: writes((place) => ({
      method: 'POST',
      path: '/api/articles?depth=0',
      body: JSON.stringify({
        ...values(`New ${run}-${place}`),
        slug: `new-${run}-${place}`,
        category: 3,
        publishedAt: '2026-02-01T00:00:00.000Z',
      }),
    })),
    update: updates,
    publish: updates,
  }
}

const directusWorks = (ids: readonly string[], records: number, run: string): Works => {
  const published = 'filter[_and][0][status][_eq]=published'
  const list = (rest: string): string =>
    `/items/articles?${published}&limit=20&sort=-date_created&fields=id,title,slug,excerpt,date_created,category.id,category.name,category.slug&${rest}`
  const one = 'fields=*,category.id,category.name,category.slug'
  const slugs = publishedNumbers(records).map(
    (number) => `/items/articles?filter[slug][_eq]=article-${number}&filter[status][_eq]=published&limit=1&${one}`,
  )
  const search = RARE.map((number) =>
    list(`filter[_and][1][_or][0][title][_icontains]=number%20${number}&filter[_and][1][_or][1][excerpt][_icontains]=number%20${number}`),
  )
  const body = `<p>${PARAGRAPHS.join('</p><p>')}</p>`
  const updates = writes((place) => ({
    method: 'PATCH',
    path: `/items/articles/${ids[place % ids.length]}`,
    body: JSON.stringify({ title: `Upd ${run}-${place}`, excerpt: 'excerpt', body }),
  }))
  return {
    slugCold: guest(slugs),
    slugRandom: guest(slugs),
    listCold: guest([list('page=1')]),
    deepCold: guest([list(`page=${Math.round((records * DEEP_PAGE_SHARE) / PAGE)}`)]),
    categoryCold: guest([list('filter[_and][1][category][_eq]=3&page=1')]),
    searchRare: guest(search),
    searchCommon: none('its records contain no Japanese'),
    pageCold: none('it has no pages'),
    slugCached: none(CACHED),
    listCached: none(CACHED),
    pageCached: none(CACHED),
    staffListCold: staff([list('page=1')]),
    staffList: staff([list('page=1')]),
    staffGetCold: staff(ids.map((id) => `/items/articles/${id}?${one}`)),
    staffGet: staff(ids.map((id) => `/items/articles/${id}?${one}`)),
    staffSearch: staff(search),
    create: writes((place) => ({
      method: 'POST',
      path: '/items/articles',
      body: JSON.stringify({
        status: 'published',
        title: `New ${run}`,
        slug: `new-${run}-${place}`,
        excerpt: 'excerpt',
        body,
        category: 3,
      }),
    })),
    update: updates,
    publish: updates,
  }
}

const WORKS = { payload: payloadWorks, directus: directusWorks } as const satisfies Readonly<Record<PeerName, typeof payloadWorks>>

let runs = 0

/** Returns what a peer does for a row; each call has other texts and slugs. */
export const peerWork = ({ name, ids }: InstalledPeer, row: LoadRow, records: number): PeerWork => {
  runs += 1
  return WORKS[name](ids, records, `${Date.now().toString(36)}${runs}`)[row]()
}
