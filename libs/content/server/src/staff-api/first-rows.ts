import {
  fieldOf,
  isBoolean,
  storedName,
  type AnyContentType,
  type AnyRecord,
  type Count,
  type FilterCondition,
  type Included,
} from '@captain/content-core'
import { allOf, sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { capped, COUNT_LIMIT } from '../list-query/counts.ts'
import { filterOfCondition } from '../list-query/named-filters.ts'
import type { Order, PageRequest } from '../list-query/page-request.ts'
import { rowsFrom } from '../list-query/page-rows.ts'
import { sourceOf, type MeasuredRequest } from '../list-query/page-source.ts'
import { noteReads } from '../personal-data/note-reads.ts'
import type { ContentServices } from '../services.ts'
import type { AuthorCall } from '../store/author.ts'
import type { ListedRow } from '../store/entry-row.ts'
import { toListedRecord } from '../store/record.ts'
import { withState } from '../workflows/workflow-stores.ts'
import { includedOfPage, type IncludedJson } from './included-rows.ts'
import { readIncluded } from './included.ts'
import { parseListRequest } from './list-request.ts'
import { canReadOf, readableTypes } from './may-read.ts'
import { canSeePersonalData, visibleRecord } from './personal-view.ts'
import { withImageUrls } from './pictures.ts'
import type { StaffCall } from './staff-endpoint.ts'

/** Who reads rows of which type. */
export type RowsCall = Pick<StaffCall, 'tenant' | 'type' | 'seen'> & {
  readonly context: AuthorCall & Pick<StaffCall['context'], 'role' | 'actor'> & { readonly params: Readonly<Record<'tenant', string>> }
}

/** Which rows of a list: the query of the list without paging, conditions on fields, and how many. */
export type FirstRows = {
  readonly query: Readonly<Record<string, string>>
  readonly where: readonly FilterCondition[]
  /** Fields whose references are labelled. */
  readonly labelled: readonly string[]
  readonly limit: number
}

export type RowsRead = { readonly items: readonly AnyRecord[]; readonly count: Count; readonly included: Included }

/** Puts the records whose main switch is on before the others, each in the order of the list. */
const switchedFirst = (type: AnyContentType): Order | null =>
  type.mainSwitch === null || !isBoolean(fieldOf(type, type.mainSwitch))
    ? null
    : {
        by: 'column',
        isDescending: false,
        cast: 'text',
        columns: [
          sql`case when e.data->>${sql.lit(storedName(type, type.mainSwitch))} = 'true' then '0' else '1' end`,
          sql`e.position collate "C"`,
        ],
      }

const requestOf = (call: RowsCall, { query, where, limit }: FirstRows): PageRequest => {
  const { tenant, seen: type } = call
  const request = parseListRequest(type, new URLSearchParams(query), { seesPersonal: canSeePersonalData(call), tenant })
  const filters = where.map((condition) => filterOfCondition(condition, { type, stage: 0, parameter: condition.field }))
  const order = 'sort' in query ? null : switchedFirst(type)
  return { ...request, filters: [...request.filters, ...filters], limit, ...(order !== null && { order }) }
}

/** The row that is read with the page: how many rows the whole list has. The others are null if the page is empty. */
type Beside = { readonly matched: number; readonly id: string | null }

/**
 * Reads the first rows of a staff list as the reader may see them, with their number and the labels of what they refer to, in one
 * statement (two for legal documents). Logs the reading of personal data.
 */
export const readFirstRows = async (services: ContentServices, tx: Tx, call: RowsCall, wanted: FirstRows): Promise<RowsRead> => {
  const { tenant, type: declared, seen: type } = call
  const mayRead = canReadOf(call)
  const request: MeasuredRequest = { ...requestOf(call, wanted), isCommon: false, found: 'many' }
  const source = sourceOf(tx, request)
  const counted = sql`select 1 from ${source.from} where ${allOf(source.where)} limit ${COUNT_LIMIT + 1}`
  const found = await rowsFrom<ListedRow & Beside & { readonly included: IncludedJson | null }>(
    tx,
    tx.rows,
    { ...request, included: includedOfPage(tenant, type, readableTypes(tenant, mayRead)) },
    { ...source, beside: sql`select (select count(*)::int from (${counted}) counted) as matched` },
  )
  const rows = found.filter(({ id }) => id !== null).slice(0, wanted.limit)
  const shown = visibleRecord(call)
  const stated = await withState(tx, declared, rows)
  noteReads(services, call, 'list')(rows.map(({ id }) => id))
  return {
    items: stated.map((row) => shown(withImageUrls(tenant, type, toListedRecord(type, row, tx.now)))),
    count: capped(found[0]?.matched ?? 0),
    included: await readIncluded(
      tx,
      { type, mayRead },
      rows.map(({ data }) => Object.fromEntries(wanted.labelled.map((name) => [name, data[name]]))),
      rows[0]?.included ?? { labels: null, media: null },
    ),
  }
}
