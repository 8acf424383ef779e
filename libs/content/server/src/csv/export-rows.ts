import { isRichText, type AnyContentType, type AnyRecord } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import { measured, readOn } from '../list-query/page.ts'
import type { PageRequest } from '../list-query/page-request.ts'
import { readIncluded } from '../staff-api/included.ts'
import type { MayRead } from '../staff-api/may-read.ts'
import { projection } from '../staff-api/listed-fields.ts'
import type { TenantReader } from '../store.ts'
import { LISTED_COLUMNS, type ListedRow } from '../store/entry-row.ts'
import { withState } from '../workflows/workflow-stores.ts'
import { toListedRecord } from '../store/record.ts'
import type { Locale } from '@captain/locale'
import type { Column } from './columns.ts'
import { csvLine } from './csv-line.ts'

const PAGE = 500
/** Documents may be large. */
const PAGE_WITH_TEXTS = 50

export type Export = {
  readonly type: AnyContentType
  readonly request: PageRequest
  readonly columns: readonly Column[]
  readonly locale: Locale
  /** Returns a record as the reader may see it. */
  shown(record: AnyRecord): AnyRecord
  readonly mayRead: MayRead
  /** Gets the ids of each page. */
  readonly onPage: (ids: readonly string[]) => void
}

/**
 * Yields the lines of a file, one page of records at a time. Reads each page when the previous one was consumed, in a separate
 * transaction, so that a slow reader occupies neither memory nor a connection.
 */
export const exportLines = async function* (
  store: TenantReader,
  { type, request, columns, locale, shown, mayRead, onPage }: Export,
): AsyncGenerator<string> {
  yield csvLine(columns.map(({ label }) => label))
  const fields = [...new Set(columns.flatMap(({ field }) => field ?? []))]
  const select = sql`${LISTED_COLUMNS}, false as has_changes, ${projection(type, sql`e.data`, fields)} as data`
  const limit = fields.some((name) => isRichText(type.fields[name])) ? PAGE_WITH_TEXTS : PAGE
  const listed = await store.read((tx) => measured(tx, request))
  for (let after = request.after, hasMore = true; hasMore;) {
    const start = after
    const page = await store.read(async (tx) => {
      const { rows, hasMore: goesOn } = await readOn<ListedRow>(tx, { ...listed, select, after: start, limit })
      const documents = rows.map(({ data }) => data)
      const included = await readIncluded(tx, { type, mayRead }, documents)
      const records = (await withState(tx, type, rows)).map((row) => shown(toListedRecord(type, row, tx.now)))
      return {
        lines: records.map((record) => csvLine(columns.map(({ cell }) => cell(record, { locale, included })))),
        ids: rows.map(({ id }) => id),
        goesOn,
        last: rows.at(-1),
      }
    })
    onPage(page.ids)
    yield page.lines.join('')
    hasMore = page.goesOn
    after = page.last?.keys ?? null
  }
}
