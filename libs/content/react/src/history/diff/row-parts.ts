import { diffArrays } from 'diff'
import { sameValue } from '../../form/values/same-value.ts'

/** A row of two lists: in both, only in the older, only in the newer. */
export type RowPart<Row> = { readonly of: 'both' | 'old' | 'new'; readonly row: Row }

const partOf = (added: boolean, removed: boolean): RowPart<unknown>['of'] => {
  if (added) return 'new'
  return removed ? 'old' : 'both'
}

/**
 * Compares two lists by the content of their rows; keeps their order. The order of keys doesn't count: the response to a save has that of
 * the form, and a stored version that of the database.
 */
export const rowParts = <Row>(
  older: readonly Row[],
  newer: readonly Row[],
  isSame: (one: Row, other: Row) => boolean = sameValue,
): readonly RowPart<Row>[] =>
  diffArrays([...older], [...newer], { comparator: isSame }).flatMap(({ value, added, removed }) =>
    value.map((row): RowPart<Row> => ({ of: partOf(added, removed), row })),
  )
