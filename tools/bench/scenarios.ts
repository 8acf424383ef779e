import { clientFor } from '@captain/t1'
import type { LoadRequest } from './load/answer.ts'
import type { Load } from './load/measure.ts'
import { COMMON_WORD, RARE_WORD } from './seed/article-text.ts'
import { shuffledSlugs } from './seed/copy-originals.ts'
import type { StaffSession } from './staff-session.ts'

export type Scenario = Load & { readonly name: string }

const STAFF = '/api/v1/tenants/nyanko/article'
const PUBLIC = '/api/v1/public/nyanko/article'
const STEP = 100
const COLD_SLUGS = 60_000
const EDITED = 100

const query = (parameters: Readonly<Record<string, string>>): string => new URLSearchParams(parameters).toString()

/** The cursor of the page behind that many records, found by turning pages. */
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

/** Each connection edits a record of its own with the version that the last answer gave it. One whose answer never came, since its run had ended, is not touched again. */
const saving = async ({ http, headers }: StaffSession): Promise<Load> => {
  const { items } = await clientFor(http).article.list({ limit: EDITED, q: COMMON_WORD })
  const free = items.map(({ id, lockVersion }) => ({ id, lockVersion }))
  const taken = new WeakMap<object, { id: string; lockVersion: number }>()
  let saves = 0
  return {
    next: (context) => {
      const record = taken.get(context) ?? free.shift()
      if (record === undefined) throw new Error('There are fewer records to edit than connections.')
      taken.set(context, record)
      saves += 1
      return {
        method: 'PATCH',
        path: `${STAFF}/${record.id}`,
        headers: { ...headers, 'content-type': 'application/json', 'if-match': `"${record.lockVersion}"` },
        body: JSON.stringify({ lead: { ja: `書きなおした導入文です（${saves}）。` } }),
      }
    },
    onAnswer: (context, status, body) => {
      const record = taken.get(context)
      taken.delete(context)
      if (status !== 200 || record === undefined) return
      free.push({ id: record.id, lockVersion: (JSON.parse(body) as { readonly lockVersion: number }).lockVersion })
    },
  }
}

/** Everything that is measured; saving comes last, since it empties the delivery cache. */
export const prepareScenarios = async (session: StaffSession, databaseUrl: string, records: number): Promise<readonly Scenario[]> => {
  const staff = (parameters: Readonly<Record<string, string>>): Load => {
    const request: LoadRequest = { path: `${STAFF}?${query(parameters)}`, headers: session.headers }
    return { next: () => request }
  }
  const [category] = (await clientFor(session.http)['article-category'].list()).items
  const depth = Math.floor((records * 0.9) / STEP) * STEP
  const slugs = await shuffledSlugs(databaseUrl, COLD_SLUGS)
  let asked = 0
  return [
    { name: 'list, page 1', ...staff({ limit: '25' }) },
    { name: `list, page behind record ${depth.toLocaleString('en')}`, ...staff({ limit: '25', after: await cursorAt(session, depth) }) },
    { name: 'filter (one category)', ...staff({ 'filter[category]': category?.id ?? '' }) },
    { name: 'filter and sort', ...staff({ 'filter[category]': category?.id ?? '', sort: '-publishFrom' }) },
    { name: 'filter (1 in 500) and sort', ...staff({ 'filter[isPinned]': 'true', sort: '-publishFrom' }) },
    { name: 'sort by last change, of one state', ...staff({ status: 'published', sort: 'updatedAt' }) },
    { name: 'filter (a state that few have)', ...staff({ status: 'draft' }) },
    { name: 'sort by state', ...staff({ sort: '-state' }) },
    { name: `search 「${RARE_WORD}」 (1 in 100)`, ...staff({ q: RARE_WORD }) },
    { name: `search 「${COMMON_WORD}」 (1 in 10)`, ...staff({ q: COMMON_WORD }) },
    { name: 'delivery by slug, cold', next: () => ({ path: `${PUBLIC}/${slugs[asked++ % slugs.length]}` }) },
    { name: 'delivery by slug, cached', next: () => ({ path: `${PUBLIC}/${slugs[0]}` }) },
    { name: 'save', ...(await saving(session)) },
  ]
}
