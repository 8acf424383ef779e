import type { Clock } from './clock.ts'
import type { CrossCheck } from './cross-check.ts'

type Row<Values, List extends keyof Values> = Values[List] extends readonly (infer R)[] ? R : never

type RowCheck<R> = Pick<CrossCheck<never>, 'rule' | 'stage'> & {
  /** The field of the row that gets the message. */
  readonly field: keyof R & string
  readonly params?: (row: R, clock: Clock) => Readonly<Record<string, unknown>>
  test(row: R, clock: Clock): boolean
}

/** Creates a check that runs for every row of a list. */
export const eachRow = <Values, const List extends keyof Values & string>(
  list: List,
  maxRows: number,
  { field, rule, stage, params, test }: RowCheck<Row<Values, List>>,
): readonly CrossCheck<Values>[] => {
  const rowIn = (values: Values, place: number) => (values[list] as readonly Row<Values, List>[])[place]
  return Array.from({ length: maxRows }, (_unused, place) => ({
    path: `${list}.${place}.${field}`,
    rule,
    ...(stage !== undefined && { stage }),
    params: (values: Values, clock: Clock) => {
      const row = rowIn(values, place)
      return row === undefined || params === undefined ? {} : params(row, clock)
    },
    test: (values: Values, _before: Values | null, clock: Clock) => {
      const row = rowIn(values, place)
      return row === undefined || test(row, clock)
    },
  }))
}
