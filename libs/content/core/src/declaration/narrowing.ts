import { readDay } from '@captain/locale'

/** Filter condition on one indexed field. Ends of ranges are included; `orEmpty` also matches records without a value. */
export type Condition = { readonly field: string } & (
  | { readonly any: readonly string[] }
  | { readonly none: readonly string[] }
  | { readonly from?: string; readonly to?: string; readonly orEmpty?: true }
)

/** Input of a named filter. */
type Asks =
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'options'; readonly options: readonly string[]; readonly several?: true }
  | { readonly kind: 'switch' }
  | { readonly kind: 'day' }
  | { readonly kind: 'month' }

/** Named filter with conditions beyond the value of one field: players at the table, availability today. */
export type Narrowing = {
  readonly asks: Asks
  /** Shows the filter above the list of the back office; the API accepts every named filter. */
  readonly inList?: true
  /** Default value above the list of the back office; the API has no default. */
  readonly preset?: string
  /** Returns the conditions of a value; `today` is `YYYY-MM-DD` in Asia/Tokyo, `now` the instant in ISO and UTC. */
  conditions(answer: readonly string[], today: string, now: string): readonly Condition[]
}

const WHOLE = /^\d{1,9}$/
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/
const LAST_DAYS = [31, 30, 29, 28] as const

/** Returns the first and last day of a month: `2026-02` from `2026-02-01` to `2026-02-28`. */
export const daysOfMonth = (month: string): { readonly first: string; readonly last: string } => {
  const days = LAST_DAYS.map((day) => `${month}-${day}`)
  return { first: `${month}-01`, last: days.find((day) => readDay(day) === day) ?? `${month}-28` }
}

const answerOf = (asks: Asks, text: string): readonly string[] | null => {
  switch (asks.kind) {
    case 'number':
      return WHOLE.test(text) && Number(text) >= asks.min && Number(text) <= asks.max ? [String(Number(text))] : null
    case 'options': {
      const chosen = asks.several === true ? text.split(',') : [text]
      return chosen.every((one) => asks.options.includes(one)) ? chosen : null
    }
    case 'switch':
      return text === 'true' || text === 'false' ? [text] : null
    case 'day':
      return readDay(text) === text ? [text] : null
    case 'month':
      return MONTH.test(text) ? [text] : null
  }
}

/** Returns the conditions of a value as written in a URL; none for a toggle that is off, null for an invalid value. */
export const conditionsOf = (
  narrowing: Narrowing,
  text: string,
  today: string,
  now: string = new Date().toISOString(),
): readonly Condition[] | null => {
  const answer = answerOf(narrowing.asks, text)
  if (answer === null) return null
  return narrowing.asks.kind === 'switch' && answer[0] === 'false' ? [] : narrowing.conditions(answer, today, now)
}
