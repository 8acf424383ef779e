import { type ChosenRecord, type FoundRecord, type Values } from '@captain/content-core'
import { asRecord } from '@captain/validation'
import { sql, type Fragment } from '../database/sql.ts'
import type { WriteTx } from '../store.ts'
import { fieldsWith, textsByName } from './person-text.ts'

/** Records per statement; each has all its past versions. */
const BATCH = 200

/** A record that no declaration describes, with all its copies, the present one first. */
export type RemovedRecord = {
  readonly id: string
  readonly type: string
  readonly created_at: Date
  readonly updated_at: Date
  readonly deleted_at: Date | null
  readonly is_public: boolean
  readonly copies: readonly Values[]
  /** Number of past versions. */
  readonly revisions: number
}

type Stored = Omit<RemovedRecord, 'copies' | 'revisions'> & {
  readonly data: Values
  readonly published: Values | null
  readonly past: readonly Values[]
}

/** Runs work in a transaction of the tenant. */
export type InTenant = <T>(work: (tx: WriteTx) => Promise<T>) => Promise<T>

/** Selects records that no declaration describes. */
type Source = (tx: WriteTx) => Fragment

/** Returns the types that have stored records and are not declared any more. */
const undeclaredTypes = async (tx: WriteTx): Promise<readonly string[]> => {
  const declared = tx.tenant.contentTypes.flatMap(({ name, was }) => (was === null ? [name] : [name, was]))
  const rows = await tx.rows<{ type: string }>(sql`
    select type from content.declared_type where tenant_id = ${tx.tenant.number} and type <> all(${declared}::text[]) order by type`)
  return rows.map(({ type }) => type)
}

const ofType =
  (type: string): Source =>
  (tx) =>
    sql`
    select e.id, e.type, e.created_at, e.updated_at, e.deleted_at, e.published is not null as is_public, e.data, e.published,
      (select coalesce(jsonb_agg(r.snapshot order by r.number desc), '[]') from content.entry_revision r
        where r.tenant_id = e.tenant_id and r.entry_id = e.id) as past
    from content.entry e where e.tenant_id = ${tx.tenant.number} and e.type = ${type}`

/** Records that restore points have of dropped types, each from its newest point; a record that is back counts there only. */
const inRestorePoints: Source = (tx) => sql`
  select distinct on (f.entry_id) f.entry_id as id, f.entry->>'type' as type, (f.entry->>'created_at')::timestamptz as created_at,
    (f.entry->>'updated_at')::timestamptz as updated_at, (f.entry->>'deleted_at')::timestamptz as deleted_at, false as is_public,
    f.entry->'data' as data, nullif(f.entry->'published', 'null') as published,
    (select coalesce(jsonb_agg(r->'snapshot'), '[]') from jsonb_array_elements(coalesce(f.revisions, '[]')) r) as past
  from content.former_value f where f.tenant_id = ${tx.tenant.number} and f.entry is not null
    and not exists (select from content.entry e where e.tenant_id = f.tenant_id and e.id = f.entry_id)
  order by f.entry_id, f.point_id desc`

const sourcesOf = async (tx: WriteTx): Promise<readonly Source[]> => [...(await undeclaredTypes(tx)).map(ofType), inRestorePoints]

const toRemoved = ({ data, published, past, ...row }: Stored): RemovedRecord => ({
  ...row,
  copies: [data, ...(published === null ? [] : [published]), ...past].map(asRecord),
  revisions: past.length,
})

const readAfter = async (tx: WriteTx, source: Fragment, after: string): Promise<readonly RemovedRecord[]> => {
  const rows = await tx.rows<Stored>(sql`select v.* from (${source}) v where v.id > ${after} order by v.id limit ${BATCH}`)
  return rows.map(toRemoved)
}

/** Reads one such record; null if there is none, or if a declaration describes it. */
export const readRemoved = async (tx: WriteTx, { type, id }: ChosenRecord): Promise<RemovedRecord | null> => {
  for (const source of await sourcesOf(tx)) {
    const row = await tx.row<Stored>(sql`select v.* from (${source(tx)}) v where v.id = ${id} and v.type = ${type}`)
    if (row !== null) return toRemoved(row)
  }
  return null
}

/** Returns the fields of a record in which the person is found, in any copy. */
const namesWith = ({ copies }: RemovedRecord, needles: readonly string[]): readonly string[] => [
  ...new Set(copies.flatMap((copy) => fieldsWith(textsByName(copy), needles))),
]

const found = (record: RemovedRecord, fields: readonly string[]): FoundRecord => ({
  type: record.type,
  id: record.id,
  title: { ja: null, en: null },
  createdAt: record.created_at.toISOString(),
  deletedAt: record.deleted_at?.toISOString() ?? null,
  isPublic: record.is_public,
  isRemoved: true,
  fields,
  revisions: record.revisions,
  files: 0,
  outcome: 'erase',
  reason: null,
  keptUntil: null,
})

/**
 * Finds a person in records of types that are not declared any more, stored ones and those of restore points. Nothing says which of their
 * fields are about people, so all count.
 */
export const findInRemoved = async (inTenant: InTenant, needles: readonly string[], isWanted: (type: string) => boolean) => {
  const all: FoundRecord[] = []
  for (const source of await inTenant(sourcesOf))
    for (let after: string | null = ''; after !== null;) {
      const from: string = after
      const records = await inTenant((tx) => readAfter(tx, source(tx), from))
      for (const record of records.filter(({ type }) => isWanted(type))) {
        const fields = namesWith(record, needles)
        if (fields.length > 0) all.push(found(record, fields))
      }
      after = records.length < BATCH ? null : (records.at(-1)?.id ?? null)
    }
  return all
}
