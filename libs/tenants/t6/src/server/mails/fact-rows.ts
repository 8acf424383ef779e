type Row = readonly [label: string, value: string]

/** Omits rows without a value. */
export const rowsOf = (rows: readonly (readonly [label: string, value: string | null | undefined])[]): readonly Row[] =>
  rows.filter((row): row is Row => typeof row[1] === 'string' && row[1] !== '')
