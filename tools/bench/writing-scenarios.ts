import { asRecord } from '@captain/validation'
import { clientFor } from '@captain/t1'
import type { Load, LoadRequest } from './load/answer.ts'
import { COMMON_WORD } from './seed/article-text.ts'
import type { StaffSession } from './staff-session.ts'

export const STAFF = '/api/v1/tenants/nyanko/article'

/** Records reserved for one kind of write. */
const EACH = 50

type Writing = (id: string, count: number) => Pick<LoadRequest, 'method' | 'path' | 'body'>

/**
 * Each connection writes a separate record with the version of its last response, and then another one. A record whose response is missing,
 * because its run ended, is not used again.
 */
const writing = async ({ http, headers }: StaffSession, share: 0 | 1, write: Writing): Promise<Load> => {
  const { items } = await clientFor(http).article.list({ limit: 2 * EACH, q: COMMON_WORD })
  const free = items.slice(share * EACH, (share + 1) * EACH).map(({ id, lockVersion }) => ({ id, lockVersion }))
  const taken = new WeakMap<object, { id: string; lockVersion: number }>()
  let count = 0
  return {
    next: (context) => {
      const record = taken.get(context) ?? free.shift()
      if (record === undefined) throw new Error('There are fewer records to write than connections.')
      taken.set(context, record)
      count += 1
      const request = write(record.id, count)
      return { ...request, headers: { ...headers, 'content-type': 'application/json', 'if-match': `"${record.lockVersion}"` } }
    },
    onAnswer: (context, status, body) => {
      const record = taken.get(context)
      taken.delete(context)
      if (status !== 200 || record === undefined) return
      free.push({ id: record.id, lockVersion: Number(asRecord(JSON.parse(body))['lockVersion']) })
    },
  }
}

/** Changes one field of a record. */
export const saving = (session: StaffSession): Promise<Load> =>
  writing(session, 0, (id, count) => ({
    method: 'PATCH',
    path: `${STAFF}/${id}`,
    body: JSON.stringify({ lead: { ja: `書きなおした導入文です（${count}）。` } }),
  }))

/** Publishes a record's working copy. */
export const publishing = (session: StaffSession): Promise<Load> =>
  writing(session, 1, (id) => ({ method: 'POST', path: `${STAFF}/${id}/publish`, body: '{}' }))
