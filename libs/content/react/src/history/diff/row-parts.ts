import { diffArrays } from 'diff'

/** A row of two lists: in both, only in the older, only in the newer. */
export type RowPart<Row> = { readonly of: 'both' | 'old' | 'new'; readonly row: Row }

const partOf = (added: boolean, removed: boolean): RowPart<unknown>['of'] => {
  if (added) return 'new'
  return removed ? 'old' : 'both'
}

/** Compares two lists by the content of their rows; keeps their order. */
export const rowParts = <Row>(older: readonly Row[], newer: readonly Row[]): readonly RowPart<Row>[] => {
  const comparator = (one: Row, other: Row) => JSON.stringify(one) === JSON.stringify(other)
  return diffArrays([...older], [...newer], { comparator }).flatMap(({ value, added, removed }) =>
    value.map((row): RowPart<Row> => ({ of: partOf(added, removed), row })),
  )
}
