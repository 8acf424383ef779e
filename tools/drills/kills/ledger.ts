import { isDeepStrictEqual } from 'node:util'
import { asRecord } from '@captain/validation'
import type { Client } from 'pg'
import type { Finding } from '../audit/finding.ts'

type Values = Readonly<Record<string, unknown>>

/** What a write leaves of a record, as far as its writer knows. */
export type Snapshot = {
  readonly version: number
  readonly isDeleted: boolean
  readonly values: Values
  /** Values of the published copy; null if there is none. */
  readonly published: Values | null
}

/** A record of one writer: its acknowledged state, and what an unanswered write may have made of it. */
export type Tracked = {
  readonly tenant: string
  readonly type: string
  readonly id: string
  saved: Snapshot
  unanswered: Snapshot | null
}

/** A write of several records that is done for all or for none. */
type Joint = { readonly what: string; readonly members: readonly Tracked[] }

/** An order of records: the acknowledged one, and what an unanswered write may have made of it. */
export type TrackedOrder = { saved: readonly string[]; unanswered: readonly string[] | null }

export type Ledger = {
  readonly counts: { acknowledged: number; unanswered: number; refused: number; happened: number }
  readonly records: Map<string, Tracked>
  readonly orders: TrackedOrder[]
  /** Unanswered writes of all or none since the last comparison. */
  readonly joint: Joint[]
  /** Records written since the last comparison. */
  readonly touched: Set<string>
  /** What an answer itself has violated. */
  readonly findings: Finding[]
}

export const createLedger = (): Ledger => ({
  counts: { acknowledged: 0, unanswered: 0, refused: 0, happened: 0 },
  records: new Map(),
  orders: [],
  joint: [],
  touched: new Set(),
  findings: [],
})

type Row = {
  readonly id: string
  readonly lock_version: number
  readonly data: Values
  readonly published: Values | null
  readonly is_deleted: boolean
}

const contains = (values: Values, wanted: Values): boolean =>
  Object.entries(wanted).every(([name, value]) => isDeepStrictEqual(values[name], value))

const isAt = (row: Row, { version, isDeleted, values, published }: Snapshot): boolean =>
  row.lock_version === version &&
  row.is_deleted === isDeleted &&
  contains(row.data, values) &&
  (published === null ? row.published === null : contains(asRecord(row.published), published))

/** The check that compares acknowledged writes with the database. */
export const LOST = 'an acknowledged write that is lost'

const violation = (row: Row | undefined, { id, saved, unanswered }: Tracked): Finding => {
  if (row === undefined) return { check: LOST, where: `${id}: the record is missing` }
  const { lock_version: found } = row
  if (found < saved.version) return { check: LOST, where: `${id}: version ${saved.version} was acknowledged, ${found} is stored` }
  const allowed = unanswered === null ? saved.version : unanswered.version
  if (found > allowed) return { check: 'a version that nobody wrote', where: `${id}: ${found} is stored, at most ${allowed} was sent` }
  return { check: 'a stored version that differs from the acknowledged one', where: `${id}: version ${found}` }
}

const CHUNK = 1000

const rowsOf = async (client: Client, ids: readonly string[]): Promise<ReadonlyMap<string, Row>> => {
  const found = new Map<string, Row>()
  for (let from = 0; from < ids.length; from += CHUNK) {
    const { rows } = await client.query<Row>(
      'select id, lock_version, data, published, deleted_at is not null as is_deleted from content.entry where id = any($1)',
      [ids.slice(from, from + CHUNK)],
    )
    for (const row of rows) found.set(row.id, row)
  }
  return found
}

const compareOrders = async (client: Client, { orders, counts }: Ledger): Promise<readonly Finding[]> => {
  const findings: Finding[] = []
  for (const order of orders) {
    const { rows } = await client.query<{ id: string; place: number }>(
      `select id, (data->>'sortOrder')::int as place from content.entry where id = any($1) order by (data->>'sortOrder')::int, id`,
      [order.saved],
    )
    const [ids, places] = [rows.map(({ id }) => id), new Set(rows.map(({ place }) => place))]
    const where = ids.join(' ')
    if (places.size !== ids.length) findings.push({ check: 'two records of an order with one place', where })
    if (isDeepStrictEqual(ids, order.unanswered)) {
      counts.happened += 1
      order.saved = ids
    } else if (!isDeepStrictEqual(ids, order.saved)) findings.push({ check: 'an order that is neither the old nor the new one', where })
    order.unanswered = null
  }
  return findings
}

/**
 * Compares records with the database, by default those written since the last comparison. An unanswered write has happened whole or not at
 * all; afterwards its record counts as the database has it.
 */
export const compareLedger = async (
  client: Client,
  ledger: Ledger,
  ids: readonly string[] = [...ledger.touched],
): Promise<readonly Finding[]> => {
  const rows = await rowsOf(client, ids)
  const findings = ledger.findings.splice(0)
  const happened = new Set<Tracked>()
  for (const id of ids) {
    const tracked = ledger.records.get(id)
    if (tracked === undefined) continue
    const row = rows.get(id)
    if (tracked.unanswered !== null && row !== undefined && isAt(row, tracked.unanswered)) {
      tracked.saved = tracked.unanswered
      ledger.counts.happened += 1
      happened.add(tracked)
    } else if (row === undefined || !isAt(row, tracked.saved)) findings.push(violation(row, tracked))
    tracked.unanswered = null
  }
  for (const { what, members } of ledger.joint.splice(0)) {
    const count = members.filter((one) => happened.has(one)).length
    if (count !== 0 && count !== members.length) findings.push({ check: what, where: members.map(({ id }) => id).join(' ') })
  }
  ledger.touched.clear()
  return [...findings, ...(await compareOrders(client, ledger))]
}
