import { asSecret, hasPersonalData, type AnyContentType, type FoundRecord, type Values } from '@captain/content-core'
import { sql, type Fragment } from '../database/sql.ts'
import { projection } from '../staff-api/listed-fields.ts'
import type { WriteTx } from '../store.ts'
import { declaredValues } from '../store/record.ts'
import { revealSecrets } from '../store/secrets/entry-secrets.ts'
import { titleSides } from '../store/title.ts'
import { outcomeOf } from './outcome.ts'
import { personalNames } from './emptied-values.ts'
import { fieldsWith, personalTexts, textsByName } from './person-text.ts'
import { findInRemoved, type InTenant } from './removed-records.ts'
import { typesWithKeptValues, undeclaredValues } from './kept-values.ts'

/** Rows per statement, so that none runs into the limit of time. */
const BATCH = 500
/** More records than a person ever has; the answer says if there are more. */
export const MAX_FOUND = 200

type Row = {
  readonly id: string
  readonly deleted_at: Date | null
  readonly created_at: Date
  readonly data: Values
  readonly published: Values | null
  readonly undeclared: readonly (Values | null)[]
}
type PastRow = { readonly id: string; readonly number: number; readonly snapshot: Values; readonly undeclared: Values | null }

/** Returns the fields whose secrets members may reveal: in a type about people they can be names. */
export const revealableNames = (type: AnyContentType): readonly string[] =>
  Object.keys(type.fields).filter((name) => asSecret(type.fields[name])?.config.isRevealable === true)

const storedNames = (type: AnyContentType, names: readonly string[]): readonly string[] => [
  ...names,
  ...names.flatMap((name) => type.fields[name]?.was ?? []),
]

/** Adds fields to the found ones of a record. */
const add = (found: Map<string, Set<string>>, id: string, names: readonly string[]): void => {
  if (names.length === 0) return
  const known = found.get(id) ?? new Set<string>()
  found.set(id, known)
  for (const name of names) known.add(name)
}

const secretTexts = (values: Values | undefined): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(values ?? {}).flatMap(([name, text]) => (typeof text === 'string' ? [[name, [text]]] : [])))

/** A type whose records are looked through, and what was found. */
type Looked = {
  readonly type: AnyContentType
  /** Whether its records may have values that the declaration does not know any more. */
  readonly isKept: boolean
  readonly needles: readonly string[]
  readonly found: Map<string, Set<string>>
}

const undeclaredIn = ({ type, isKept }: Looked, document: Fragment): Fragment =>
  isKept ? undeclaredValues(type, document) : sql`null::jsonb`

/** Looks through both copies of all records of a type, those in the trash too. */
const inCopies = async (tx: WriteTx, looked: Looked): Promise<void> => {
  const { type, needles, found } = looked
  const names = storedNames(type, personalNames(type))
  const secrets = revealableNames(type)
  for (let after = ''; ;) {
    const rows: readonly Row[] = await tx.rows<Row>(sql`
      select e.id, e.deleted_at, e.created_at, ${projection(type, sql`e.data`, names)} as data,
        case when e.published is null then null else ${projection(type, sql`e.published`, names)} end as published,
        jsonb_build_array(${undeclaredIn(looked, sql`e.data`)}, ${undeclaredIn(looked, sql`e.published`)}) as undeclared
      from content.entry e where e.tenant_id = ${tx.tenant.number} and e.type = ${type.name} and e.id > ${after} order by e.id limit ${BATCH}`)
    const revealed = await revealSecrets(
      tx,
      rows.map(({ id }) => id),
      secrets,
    )
    for (const { id, data, published, undeclared } of rows) {
      for (const copy of published === null ? [data] : [data, published])
        add(found, id, fieldsWith(personalTexts(type.fields, copy), needles))
      for (const copy of undeclared) if (copy !== null) add(found, id, fieldsWith(textsByName(copy), needles))
      add(found, id, fieldsWith(secretTexts(revealed.get(id)), needles))
    }
    const last = rows.length < BATCH ? undefined : rows.at(-1)
    if (last === undefined) return
    after = last.id
  }
}

/** Looks through the past versions of all records of a type. */
const inPast = async (tx: WriteTx, looked: Looked): Promise<void> => {
  const { type, needles, found } = looked
  const names = storedNames(type, personalNames(type))
  let [id, number] = ['', 0]
  for (;;) {
    const rows: readonly PastRow[] = await tx.rows<PastRow>(sql`
      select r.entry_id as id, r.number, ${projection(type, sql`r.snapshot`, names)} as snapshot, ${undeclaredIn(looked, sql`r.snapshot`)} as undeclared
      from content.entry_revision r
      join content.entry e on e.tenant_id = r.tenant_id and e.id = r.entry_id and e.type = ${type.name}
      where r.tenant_id = ${tx.tenant.number} and (r.entry_id, r.number) > (${id}, ${number}::int) order by r.entry_id, r.number limit ${BATCH}`)
    for (const row of rows) {
      add(found, row.id, fieldsWith(personalTexts(type.fields, row.snapshot), needles))
      if (row.undeclared !== null) add(found, row.id, fieldsWith(textsByName(row.undeclared), needles))
    }
    const last = rows.length < BATCH ? undefined : rows.at(-1)
    if (last === undefined) return
    ;[id, number] = [last.id, last.number]
  }
}

type FormerRow = { readonly id: string; readonly copies: readonly (Values | null)[] }

/** Looks through what restore points have of the records of a type from before a change; the values of fields that it has dropped too. */
const inFormer = async (tx: WriteTx, { type, needles, found }: Looked): Promise<void> => {
  const personal = new Set(personalNames(type))
  const declared = new Set(Object.keys(type.fields).filter((name) => !personal.has(name)))
  let [point, id] = ['', '']
  for (;;) {
    const rows: readonly (FormerRow & { readonly point: string })[] = await tx.rows(sql`
      select f.point_id as point, f.entry_id as id, jsonb_build_array(f.former, f.written, f.former_published, f.written_published) as copies
      from content.former_value f join content.entry e on e.tenant_id = f.tenant_id and e.id = f.entry_id and e.type = ${type.name}
      where f.tenant_id = ${tx.tenant.number} and f.entry is null and (f.point_id, f.entry_id) > (${point}, ${id})
      order by f.point_id, f.entry_id limit ${BATCH}`)
    for (const row of rows)
      for (const copy of row.copies) {
        const others = Object.entries(textsByName(copy ?? {})).filter(([name]) => !declared.has(name))
        add(found, row.id, fieldsWith(Object.fromEntries(others), needles))
      }
    const last = rows.length < BATCH ? undefined : rows.at(-1)
    if (last === undefined) return
    ;[point, id] = [last.point, last.id]
  }
}

/** Returns the types of which restore points have earlier values. */
const typesWithFormer = async (tx: WriteTx): Promise<ReadonlySet<string>> => {
  const rows = await tx.rows<{ type: string }>(sql`
    select distinct e.type from content.former_value f join content.entry e on e.tenant_id = f.tenant_id and e.id = f.entry_id
    where f.tenant_id = ${tx.tenant.number} and f.entry is null`)
  return new Set(rows.map(({ type }) => type))
}

type Counted = { readonly id: string; readonly revisions: number; readonly files: number; readonly is_public: boolean } & Omit<
  Row,
  'published' | 'undeclared'
>

const described = async (
  tx: WriteTx,
  type: AnyContentType,
  found: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<readonly FoundRecord[]> => {
  const rows = await tx.rows<Counted>(sql`
    select e.id, e.deleted_at, e.created_at, e.data, e.published is not null as is_public,
      (select count(*)::int from content.entry_revision r where r.tenant_id = e.tenant_id and r.entry_id = e.id) as revisions,
      (select count(distinct m.media_id)::int from content.entry_media m where m.tenant_id = e.tenant_id and m.entry_id = e.id) as files
    from content.entry e where e.tenant_id = ${tx.tenant.number} and e.id = any(${[...found.keys()]}::text[]) order by e.id desc`)
  return rows.map((row) => {
    const { outcome, reason, keptUntil } = outcomeOf(type, declaredValues(type, row.data), tx.now)
    return {
      type: type.name,
      id: row.id,
      title: titleSides(row.data[type.title]),
      createdAt: row.created_at.toISOString(),
      deletedAt: row.deleted_at?.toISOString() ?? null,
      isPublic: row.is_public,
      isRemoved: false,
      fields: [...(found.get(row.id) ?? [])],
      revisions: row.revisions,
      files: row.files,
      outcome,
      reason,
      keptUntil,
    }
  })
}

/**
 * Finds the records of all types whose personal data contain a person, at most `MAX_FOUND` and one more. Values that no declaration knows
 * any more count as personal: those of removed fields and types, also where a restore point has them.
 */
export const findPerson = async (
  inTenant: InTenant,
  types: readonly AnyContentType[],
  needles: readonly string[],
  isWanted: (type: string) => boolean = () => true,
): Promise<readonly FoundRecord[]> => {
  const all: FoundRecord[] = []
  const kept = await inTenant(typesWithKeptValues)
  const former = await inTenant(typesWithFormer)
  for (const type of types.filter(({ name }) => isWanted(name))) {
    const found = new Map<string, Set<string>>()
    const looked = { type, isKept: kept.has(type.name), needles, found }
    if (hasPersonalData(type) || looked.isKept) {
      await inTenant((tx) => inCopies(tx, looked))
      await inTenant((tx) => inPast(tx, looked))
    }
    if (former.has(type.name)) await inTenant((tx) => inFormer(tx, looked))
    if (found.size > 0) all.push(...(await inTenant((tx) => described(tx, type, found))))
    if (all.length > MAX_FOUND) return all
  }
  return [...all, ...(await findInRemoved(inTenant, needles, isWanted))]
}
