import { parseDay } from '@captain/locale'
import { isFilterOff, parseFilterInput, type FilterInput } from './filter-input.ts'

/** Filter condition on one indexed field. Ends of ranges are included; `includeEmpty` also matches records without a value. */
export type FilterCondition = {
  /**
   * Field to compare, among the filters, indexed fields, columns or sort fields of the type.
   *
   * @example 'minPlayers'
   */
  readonly field: string
} & (
  | {
      /**
       * Values of which the record must have one.
       *
       * @example ['tokyo', 'osaka']
       */
      readonly in: readonly string[]
    }
  | {
      /**
       * Values of which the record must have none.
       *
       * @example ['closed']
       */
      readonly notIn: readonly string[]
    }
  | {
      /**
       * Lower end of a range.
       *
       * @example '2026-04-01'
       */
      readonly from?: string
      /**
       * Upper end of a range.
       *
       * @example '2026-04-30'
       */
      readonly to?: string
      /**
       * Also matches records without a value.
       *
       * @example true
       */
      readonly includeEmpty?: true
    }
)

/** Named filter with conditions beyond the value of one field: players at the table, availability today. */
export type NamedFilter = {
  /**
   * Input of the filter.
   *
   * @example { kind: 'options', options: ['tokyo', 'osaka'], multiple: true }
   */
  readonly input: FilterInput
  /**
   * Shows the filter above the list of the back office; the API accepts every named filter.
   *
   * @example true
   */
  readonly showInList?: true
  /**
   * Default value above the list of the back office; the API has no default.
   *
   * @example 'true'
   */
  readonly defaultValue?: string
  /**
   * Returns the conditions of a value; `today` is `YYYY-MM-DD` in Asia/Tokyo, `now` the instant in ISO and UTC.
   *
   * @example ([players = '']) => [{ field: 'minPlayers', to: players }]
   */
  where(answer: readonly string[], today: string, now: string): readonly FilterCondition[]
}

const LAST_DAYS = [31, 30, 29, 28] as const

/** Returns the first and last day of a month: `2026-02` from `2026-02-01` to `2026-02-28`. */
export const daysOfMonth = (month: string): { readonly first: string; readonly last: string } => {
  const days = LAST_DAYS.map((day) => `${month}-${day}`)
  return { first: `${month}-01`, last: days.find((day) => parseDay(day) === day) ?? `${month}-28` }
}

/** Returns the conditions of a value as written in a URL; none for a toggle that is off, null for an invalid value. */
export const whereOf = (
  namedFilter: NamedFilter,
  text: string,
  today: string,
  now: string = new Date().toISOString(),
): readonly FilterCondition[] | null => {
  const answer = parseFilterInput(namedFilter.input, text)
  if (answer === null) return null
  return isFilterOff(namedFilter.input, answer[0]) ? [] : namedFilter.where(answer, today, now)
}
