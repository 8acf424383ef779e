import type { Download, DownloadOptions, HttpClient } from '@captain/http-core'
import type { Locale } from '@captain/locale'
import { listSearch, type ListQuery } from './list-query.ts'

type CsvEncoding = 'utf-8' | 'shift_jis'

export type CsvOptions = {
  /** Names of fields and system columns in their order, or `all` fields; unless said those of the list that tell nothing of people. */
  readonly columns?: readonly string[] | 'all'
  readonly encoding?: CsvEncoding
  readonly locale?: Locale
}

/** A place for a column of a file: a field, a language of it or a part of it; `name.ja`, `price.amount`. */
export type ImportTarget = { readonly path: string; readonly label: string }

/** What a file that has been sent holds, and what its columns seem to be. */
export type ImportStart = {
  readonly id: string
  readonly fileName: string
  readonly encoding: CsvEncoding
  readonly delimiter: ',' | '\t' | ';'
  readonly rowCount: number
  readonly headers: readonly string[]
  /** By column: the path of the target that it seems to be, or null. */
  readonly mapping: readonly (string | null)[]
  readonly targets: readonly ImportTarget[]
  /** Targets by which records can be found: the id and unique fields. */
  readonly keys: readonly ImportTarget[]
  /** Which modes the type has. */
  readonly modes: readonly ImportMode[]
  /** The first ten rows. */
  readonly preview: readonly (readonly string[])[]
}

export type ImportMode = 'create' | 'update' | 'both'

/** What the columns mean and what is to be done with the rows. */
export type ImportPlan = {
  readonly mapping: readonly (string | null)[]
  readonly mode: ImportMode
  /** Path of the target that finds the record of a row; needed to update. */
  readonly key?: string
}

/** What is wrong with a row: `row` as spreadsheets count, the headings being 1. */
export type RowIssue = {
  readonly row: number
  readonly path: string
  readonly rule: string
  readonly params: Readonly<Record<string, unknown>>
  readonly message: string
}

/** What an import would do. */
export type ImportCheck = {
  readonly create: number
  readonly update: number
  readonly unchanged: number
  /** How many rows can't be taken. */
  readonly invalid: number
  /** The first thousand things that are wrong. */
  readonly errors: readonly RowIssue[]
}

/** What an import has done; `invalid` rows were left out. */
export type ImportDone = ImportCheck & {
  /** What `undoBulk` takes back within 30 minutes. */
  readonly operation: string
}

export type CsvCalls = {
  /** Address of the whole list as a file, filtered and sorted as the list is. */
  csvPath(query?: Omit<ListQuery, 'limit' | 'after'>, options?: CsvOptions): string
  /** The same file, received. */
  downloadCsv(query?: Omit<ListQuery, 'limit' | 'after'>, options?: CsvOptions & DownloadOptions): Promise<Download>
  /** Sends a file of at most 10 MB and 5,000 rows; nothing is saved yet. */
  startImport(file: File): Promise<ImportStart>
  /** Tells what the import would do, and saves nothing. */
  checkImport(id: string, plan: ImportPlan): Promise<ImportCheck>
  /** Saves all rows or, with `skipInvalid`, those that can be saved; the same answer again when it is repeated. Fails with 422 and `errors` when rows are wrong. */
  applyImport(id: string, plan: ImportPlan & { readonly skipInvalid?: boolean }): Promise<ImportDone>
}

/** Calls under the path of a content type. */
export const csvCalls = (http: HttpClient, base: string): CsvCalls => {
  const csvPath: CsvCalls['csvPath'] = (query = {}, { columns, encoding, locale } = {}) => {
    const search = listSearch(query)
    if (columns !== undefined) search.set('columns', typeof columns === 'string' ? columns : columns.join(','))
    if (encoding !== undefined) search.set('encoding', encoding)
    if (locale !== undefined) search.set('locale', locale)
    const text = search.toString()
    return `${base}.csv${text === '' ? '' : `?${text}`}`
  }
  return {
    csvPath,
    downloadCsv: (query, options = {}) => http.download(csvPath(query, options), options),
    startImport: (file) => {
      const form = new FormData()
      form.set('file', file)
      return http.post(`${base}/import`, { body: form })
    },
    checkImport: (id, plan) => http.post(`${base}/import/${encodeURIComponent(id)}/check`, { body: plan }),
    applyImport: (id, plan) => http.post(`${base}/import/${encodeURIComponent(id)}/apply`, { body: plan }),
  }
}
