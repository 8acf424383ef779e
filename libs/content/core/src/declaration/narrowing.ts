import { readDay } from '@captain/locale'

/** What a list is narrowed to by one field that it filters by; ends of ranges are included, `orEmpty` takes records without a value too. */
export type Condition = { readonly field: string } & (
  | { readonly any: readonly string[] }
  | { readonly none: readonly string[] }
  | { readonly from?: string; readonly to?: string; readonly orEmpty?: true }
)

/** What a narrowing wants to know. */
type Asks =
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'options'; readonly options: readonly string[]; readonly several?: true }
  | { readonly kind: 'switch' }
  | { readonly kind: 'day' }
  | { readonly kind: 'month' }

/** A way of narrowing lists that says more than the value of one field: players at the table, what is available today. */
export type Narrowing = {
  readonly asks: Asks
  /** Offered above the list of the back office; every one is a parameter of the API. */
  readonly inList?: true
  /** The answer that holds above the list until somebody gives another; the API holds to what it is asked. */
  readonly preset?: string
  /** What the answer means; `today` is `YYYY-MM-DD` in Asia/Tokyo, `now` the instant in ISO and UTC. */
  conditions(answer: readonly string[], today: string, now: string): readonly Condition[]
}

const WHOLE = /^\d{1,9}$/
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/
const LAST_DAYS = [31, 30, 29, 28] as const

/** First and last day of a month: `2026-02` from `2026-02-01` to `2026-02-28`. */
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

/** The conditions of an answer as it is written in an address; none for a switch that is off, null for what is no answer. */
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
