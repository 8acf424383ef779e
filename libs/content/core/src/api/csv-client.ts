import type { Download, DownloadOptions, HttpClient } from '@captain/http-core'
import type { Locale } from '@captain/locale'
import { listSearch, type ListQuery } from './list-query.ts'

type CsvEncoding = 'utf-8' | 'shift_jis'

export type CsvOptions = {
  /** Names of fields and system columns in their order, or `all` fields. Default: those of the list without personal data. */
  readonly columns?: readonly string[] | 'all'
  readonly encoding?: CsvEncoding
  readonly locale?: Locale
}

/** Target of a CSV column: a field, one of its languages or one of its parts; `name.ja`, `price.amount`. */
export type ImportTarget = { readonly path: string; readonly label: string }

/** Uploaded file: its contents and the guessed meaning of its columns. */
export type ImportUpload = {
  readonly id: string
  readonly fileName: string
  readonly encoding: CsvEncoding
  readonly delimiter: ',' | '\t' | ';'
  readonly rowCount: number
  readonly headers: readonly string[]
  /** By column: the path of the guessed target, or null. */
  readonly mapping: readonly (string | null)[]
  readonly targets: readonly ImportTarget[]
  /** Targets that identify records: the id and unique fields. */
  readonly keys: readonly ImportTarget[]
  /** Modes that the type supports. */
  readonly modes: readonly ImportMode[]
  /** The first ten rows. */
  readonly preview: readonly (readonly string[])[]
}

export type ImportMode = 'create' | 'update' | 'both'

/** Meaning of the columns, and the mode of the import. */
export type ImportPlan = {
  readonly mapping: readonly (string | null)[]
  readonly mode: ImportMode
  /** Path of the target that identifies the record of a row; required for updates. */
  readonly key?: string
  /** Cells that were corrected after the file was sent. */
  readonly corrections?: readonly ImportCorrection[]
}

/** New text of a cell. `row` counts as spreadsheets do, `column` from 0. */
export type ImportCorrection = { readonly row: number; readonly column: number; readonly text: string }

/** Problem in a row. `row` counts as spreadsheets do: the headings are row 1. */
export type RowIssue = {
  readonly row: number
  readonly path: string
  readonly rule: string
  readonly params: Readonly<Record<string, unknown>>
  readonly message: string
  /** Text of the cell, unless `params.text` has it. */
  readonly value?: string
  /** Labels of the options that the cell may have. */
  readonly allowed?: readonly string[]
}

/** Preview of an import. */
export type ImportPreview = {
  readonly create: number
  readonly update: number
  readonly unchanged: number
  /** Number of rows that cannot be imported. */
  readonly invalid: number
  /** The first 1,000 problems. */
  readonly errors: readonly RowIssue[]
}

/** Result of an import; `invalid` rows were skipped. */
export type ImportResult = ImportPreview & {
  /** Operation that `undoBulk` reverts within 30 minutes. */
  readonly operation: string
}

export type CsvApi = {
  /** URL of the whole list as a file, filtered and sorted as the list is. */
  csvPath(query?: Omit<ListQuery, 'limit' | 'after'>, options?: CsvOptions): string
  /** Downloads the same file. */
  downloadCsv(query?: Omit<ListQuery, 'limit' | 'after'>, options?: CsvOptions & DownloadOptions): Promise<Download>
  /** Uploads a file of at most 10 MB and 5,000 rows; saves no record yet. */
  startImport(file: File): Promise<ImportUpload>
  /** Previews the import without saving anything. */
  checkImport(id: string, plan: ImportPlan): Promise<ImportPreview>
  /**
   * Saves all rows or, with `skipInvalid`, the valid ones. A repeated call returns the same result. Fails with 422 and `errors` if rows are
   * invalid.
   */
  applyImport(id: string, plan: ImportPlan & { readonly skipInvalid?: boolean }): Promise<ImportResult>
}

/** Creates the import and export calls below the path of a content type. */
export const csvApi = (http: HttpClient, base: string): CsvApi => {
  const csvPath: CsvApi['csvPath'] = (query = {}, { columns, encoding, locale } = {}) => {
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
