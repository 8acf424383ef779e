import { setTimeout as delay } from 'node:timers/promises'
import type { LoadRequest } from '../load/answer.ts'
import { queryRows } from '../databases/named-database.ts'
import { articleTexts, articleValues, ORIGINAL_SLUG, type Surroundings } from '../seed/write-originals.ts'
import { STAFF, type Article } from './read-requests.ts'

const NEW_SLUG = 'bench-new'
const SETTLED_MS = 1000

/** The number of the text that an article was written with; copies have another one behind it. */
const numberOf = (slug: string): number => Number(slug.slice(ORIGINAL_SLUG.length + 1).split('-')[0])

export type Writes = {
  readonly creations: (count: number) => readonly LoadRequest[]
  /** Changes title, lead and body of the next records. */
  readonly updates: (count: number) => Promise<readonly LoadRequest[]>
  /** Publishes records that an update has changed. */
  readonly publications: (updates: readonly LoadRequest[]) => Promise<readonly LoadRequest[]>
  /** Deletes what was created. */
  readonly clear: () => Promise<void>
}

const idOf = ({ path }: LoadRequest): string => path.slice(STAFF.length + 1)

/** Returns requests that each write another record. */
export const createWrites = (databaseUrl: string, articles: readonly Article[], surroundings: Surroundings): Writes => {
  const run = Date.now().toString(36)
  let [created, next] = [0, 0]
  const versions = async (ids: readonly string[]): Promise<ReadonlyMap<string, number>> => {
    const rows = await queryRows(
      databaseUrl,
      'select id, lock_version as version from content.entry where tenant_id = 1 and id = any($1)',
      [ids],
    )
    return new Map(rows.map(({ id, version }) => [String(id), Number(version)]))
  }
  return {
    creations: (count) =>
      Array.from({ length: count }, (): LoadRequest => {
        created += 1
        return {
          method: 'POST',
          path: STAFF,
          body: JSON.stringify(articleValues(surroundings, created % 1000, `${NEW_SLUG}-${run}-${created}`)),
        }
      }),
    updates: async (count) => {
      const taken = Array.from({ length: Math.min(count, articles.length) }, () => articles[next++ % articles.length])
      const found = await versions(taken.flatMap((article) => article?.id ?? []))
      return taken.flatMap((article): LoadRequest | [] => {
        const version = article === undefined ? undefined : found.get(article.id)
        if (article === undefined || version === undefined) return []
        // The version is part of the text, so that no update repeats the one before.
        const body = JSON.stringify(articleTexts(numberOf(article.slug), version))
        return { method: 'PATCH', path: `${STAFF}/${article.id}`, version: String(version), body }
      })
    },
    publications: async (updates) => {
      const ids = updates.map(idOf)
      // The end of a run cuts off updates that the server still carries out.
      await delay(SETTLED_MS)
      const found = await versions(ids)
      return ids.map((id) => ({ method: 'POST', path: `${STAFF}/${id}/publish`, version: String(found.get(id)), body: '{}' }))
    },
    clear: async () =>
      void (await queryRows(
        databaseUrl,
        `delete from content.entry where tenant_id = 1 and type = 'article' and slug like '${NEW_SLUG}-%'`,
      )),
  }
}
