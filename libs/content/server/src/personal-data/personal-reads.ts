import type { PersonalReadKind } from '@captain/content-core'
import type { Logger } from '@captain/database'
import type { Pool } from 'pg'
import type { Author } from '../store/author.ts'
import { firstIdAt, nextId } from '../store/ids.ts'

/** A read of personal data of records of one type. */
export type PersonalRead = {
  readonly tenant: number
  readonly author: Author
  readonly kind: PersonalReadKind
  readonly type: string
  readonly ids: readonly string[]
}

/** The log of reads of personal data. */
export type PersonalReads = {
  /** Notes a read; the log is written after the response. */
  note(read: PersonalRead): void
  /** Writes what has been noted. */
  flush(): Promise<void>
  /** Writes what has been noted and accepts nothing more. */
  stop(): Promise<void>
}

const DELAY_MS = 1000
/** Reads of the same record within this time are one read. */
const SAME_READ_MS = 10 * 60 * 1000
/** Rows per statement. */
const BATCH = 500
/** Limits the memory while the database is down. */
const MAX_WAITING = 20_000

type Group = Omit<PersonalRead, 'ids'> & { readonly at: Date; readonly ids: Set<string> }

/** Kinds that are logged once in a while for the same record; files and revealed values are logged each time. */
const ONCE: ReadonlySet<PersonalReadKind> = new Set(['view', 'list', 'history'])

const keyOf = ({ tenant, author, kind, type }: PersonalRead): string =>
  [tenant, author.id ?? author.keyId, author.impersonator?.id, kind, type, author.from?.address, author.from?.userAgent].join('\n')

/** Leaves out records that the same actor has read in the same way shortly before; servers share what they know by the table itself. */
const INSERT = {
  name: 'personal-reads',
  text: `
    insert into content.personal_read (tenant_id, id, at, actor_id, actor_name, key_id, impersonator_id, impersonator_name, kind, type,
      record_ids, ip_address, user_agent)
    select r.tenant_id, r.id, r.at, r.actor_id, r.actor_name, r.key_id, r.impersonator_id, r.impersonator_name, r.kind, r.type,
      fresh.ids, r.ip_address, r.user_agent
    from jsonb_to_recordset($1::jsonb) as r (tenant_id int, id text, at timestamptz, actor_id text, actor_name text, key_id text,
      impersonator_id text, impersonator_name text, kind text, type text, record_ids text[], ip_address text, user_agent text, since text)
    cross join lateral (
      select array(
        select unnest(r.record_ids)
        except
        select unnest(p.record_ids) from content.personal_read p
        where r.since is not null and p.tenant_id = r.tenant_id and coalesce(p.actor_id, p.key_id) = coalesce(r.actor_id, r.key_id)
          and p.id >= r.since and p.kind = r.kind and p.type = r.type and p.impersonator_id is not distinct from r.impersonator_id
      ) as ids
    ) fresh
    where cardinality(fresh.ids) > 0`,
}

const rowOf = ({ tenant, author, kind, type, at, ids }: Group) => ({
  tenant_id: tenant,
  id: nextId(at),
  at,
  actor_id: author.id,
  actor_name: author.name,
  key_id: author.keyId ?? null,
  impersonator_id: author.impersonator?.id ?? null,
  impersonator_name: author.impersonator?.name ?? null,
  kind,
  type,
  record_ids: [...ids],
  ip_address: author.from?.address ?? null,
  user_agent: author.from?.userAgent ?? null,
  since: ONCE.has(kind) ? firstIdAt(new Date(at.getTime() - SAME_READ_MS)) : null,
})

/** Creates the log of a process. Reads only append to memory; a timer writes all of them with one statement. */
export const createPersonalReads = ({ pool, log }: { readonly pool: Pool; readonly log: Logger }): PersonalReads => {
  let waiting: (PersonalRead & { readonly at: Date })[] = []
  let timer: NodeJS.Timeout | null = null
  let writing = Promise.resolve()

  const grouped = (reads: typeof waiting): readonly Group[] => {
    const groups = new Map<string, Group>()
    for (const { ids, ...read } of reads) {
      const key = keyOf({ ...read, ids })
      const group = groups.get(key) ?? { ...read, ids: new Set<string>() }
      groups.set(key, group)
      for (const id of ids) group.ids.add(id)
    }
    return [...groups.values()]
  }

  const write = async (): Promise<void> => {
    const reads = waiting.splice(0)
    const rows = grouped(reads).map(rowOf)
    try {
      for (let start = 0; start < rows.length; start += BATCH)
        await pool.query({ ...INSERT, values: [JSON.stringify(rows.slice(start, start + BATCH))] })
    } catch (error) {
      log.error({ err: error, reads: reads.length }, 'reads of personal data could not be logged yet')
      waiting = [...reads, ...waiting].slice(-MAX_WAITING)
      schedule()
    }
  }

  const flush = (): Promise<void> => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    writing = writing.then(write)
    return writing
  }

  const schedule = (): void => {
    timer ??= setTimeout(() => void flush(), DELAY_MS).unref()
  }

  return {
    note: (read) => {
      if (read.ids.length === 0) return
      waiting.push({ ...read, at: new Date() })
      schedule()
    },
    flush,
    stop: async () => {
      await flush()
      if (timer !== null) clearTimeout(timer)
    },
  }
}
