import { clientFor } from '@captain/t1'
import type { Load, LoadRequest } from './load/answer.ts'
import { COMMON_WORD, RARE_EVERY, RARE_WORD } from './seed/article-text.ts'
import { shuffledArticles } from './seed/copy-originals.ts'
import { PINNED_EVERY } from './seed/write-originals.ts'
import type { StaffSession } from './staff-session.ts'
import { publishing, saving, STAFF } from './writing-scenarios.ts'

export type Scenario = Load & { readonly name: string }

const PUBLIC = '/api/v1/public/nyanko/article'
const STEP = 100
const COLD = 60_000
/** Position in a list: the share of its records. */
const DEPTH = 0.9

const query = (parameters: Readonly<Record<string, string>>): string => new URLSearchParams(parameters).toString()

/** Returns the cursor after a number of records, found by paging. */
const cursorAt = async ({ http }: StaffSession, depth: number): Promise<string> => {
  const { article } = clientFor(http)
  let after: string | undefined
  for (let read = 0; read < depth; read += STEP) {
    const page = await article.list({ limit: STEP, ...(after !== undefined && { after }) })
    if (page.next === null) throw new Error(`The list ends before record ${depth}.`)
    after = page.next
  }
  return after ?? ''
}

const turning = (paths: readonly string[]): Load => {
  let asked = 0
  return { next: () => ({ path: paths[asked++ % paths.length] ?? '' }) }
}

/** All scenarios; writes come last, since they clear the delivery cache. `records` are those of the list. */
export const prepareScenarios = async (session: StaffSession, databaseUrl: string, records: number): Promise<readonly Scenario[]> => {
  const staff = (parameters: Readonly<Record<string, string>>): Load => {
    const request: LoadRequest = { path: `${STAFF}?${query(parameters)}`, headers: session.headers }
    return { next: () => request }
  }
  const [category] = (await clientFor(session.http)['article-category'].list()).items
  const inCategory = { 'filter[category]': category?.id ?? '' }
  const depth = Math.floor((records * DEPTH) / STEP) * STEP
  const articles = await shuffledArticles(databaseUrl, COLD)
  return [
    { name: 'list, first page', ...staff({ limit: '25' }) },
    { name: `list, deep page (behind ${DEPTH * 100} %)`, ...staff({ limit: '25', after: await cursorAt(session, depth) }) },
    { name: 'filter (one category)', ...staff({ ...inCategory }) },
    { name: 'filter and sort', ...staff({ ...inCategory, sort: '-publishFrom' }) },
    { name: `filter (1 in ${PINNED_EVERY}) and sort`, ...staff({ 'filter[isPinned]': 'true', sort: '-publishFrom' }) },
    { name: 'sort by last change, of one state', ...staff({ status: 'published', sort: 'updatedAt' }) },
    { name: 'filter (a state that few have)', ...staff({ status: 'draft' }) },
    { name: 'sort by state', ...staff({ sort: '-state' }) },
    { name: `search 「${RARE_WORD}」 (1 in ${RARE_EVERY})`, ...staff({ q: RARE_WORD }) },
    { name: `search 「${COMMON_WORD}」 (1 in 10)`, ...staff({ q: COMMON_WORD }) },
    { name: 'count up to 1,000, of the list', ...staff({ limit: '1' }) },
    { name: 'count up to 1,000, of a filter', ...staff({ ...inCategory, limit: '1' }) },
    { name: 'delivery by slug, cold', ...turning(articles.map(({ slug }) => `${PUBLIC}/${slug}`)) },
    { name: 'delivery by slug, cached', ...turning(articles.slice(0, 1).map(({ slug }) => `${PUBLIC}/${slug}`)) },
    { name: 'delivery list, cold', ...turning(articles.map(({ id }) => `${PUBLIC}?${query({ limit: '20', after: id })}`)) },
    { name: 'delivery list, cached', ...turning([`${PUBLIC}?${query({ limit: '20' })}`]) },
    { name: 'save', ...(await saving(session)) },
    { name: 'publish', ...(await publishing(session)) },
  ]
}
