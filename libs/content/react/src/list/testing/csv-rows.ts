import type { AnyRecord, ImportCorrection, ImportPreview, RowIssue } from '@captain/content-core'

export type Values = Readonly<Record<string, unknown>>
export type Cells = { readonly headers: readonly string[]; readonly rows: readonly (readonly string[])[] }
/** A row of a file: the record that it changes, the changes, and its errors. */
export type CheckedRow = { readonly issues: readonly RowIssue[]; readonly id: string | null; readonly changes: Values }

/** Checks the rows of a file against the records, by the plan of the import. */
export const checkedRows = (cells: Cells, plan: Values, records: ReadonlyMap<string, AnyRecord>): readonly CheckedRow[] =>
  cells.rows.map((sent, place) => {
    const corrections = (plan['corrections'] ?? []) as readonly ImportCorrection[]
    const row = sent.map((cell, column) => corrections.find((one) => one.row === place + 2 && one.column === column)?.text ?? cell)
    const mapping = plan['mapping'] as readonly (string | null)[]
    const cellOf = (path: string) => (mapping.includes(path) ? (row[mapping.indexOf(path)] ?? '') : null)
    const id = plan['mode'] === 'create' ? null : cellOf('id')
    const issue = (path: string, rule: string, message: string) => [
      { row: place + 2, path, rule, params: {}, message, value: cellOf(path) ?? '' },
    ]
    const size = cellOf('milliliters')
    const name = cellOf('name.ja')
    return {
      id,
      issues: [
        ...(id !== null && !records.has(id)
          ? issue('id', 'unknownKey', 'このキーの記録がありません。キーを確認するか、新規登録を選んでください。')
          : []),
        ...(size !== null && !/^\d+$/.test(size) ? issue('milliliters', 'integer', '整数を入力してください。') : []),
      ],
      changes: { ...(size !== null && { milliliters: Number(size) }), ...(name !== null && { name: { ja: name, en: null } }) },
    }
  })

/** Counts what an import of the rows creates, updates and leaves out. */
export const previewOf = (rows: readonly CheckedRow[]): ImportPreview => {
  const valid = rows.filter(({ issues }) => issues.length === 0)
  return {
    create: valid.filter(({ id }) => id === null).length,
    update: valid.filter(({ id }) => id !== null).length,
    unchanged: 0,
    invalid: rows.length - valid.length,
    errors: rows.flatMap(({ issues }) => issues),
  }
}
