import type { Fields, ValueOf } from '../fields/field.ts'
import type { CrossCheck } from '../validation/cross-check.ts'

/** What the public may send to make a record: its own fields (a confirmation, a honeypot, a cart), which need not be stored. */
export type Submission<F extends Fields = Fields> = {
  readonly fields: F
  readonly checks: readonly CrossCheck<never>[]
  /** How many one sender may send in an hour. */
  readonly perHour: number
}

type SubmissionOptions<F extends Fields> = {
  readonly fields: F
  readonly checks?: readonly CrossCheck<NoInfer<{ readonly [N in keyof F]: ValueOf<F[N]> }>>[]
  readonly perHour?: number
}

/** Declares what the public sends; five an hour unless said (content model, P.contact). */
export const defineSubmission = <const F extends Fields>(options: SubmissionOptions<F>): Submission<F> => ({
  fields: options.fields,
  checks: options.checks ?? [],
  perHour: options.perHour ?? 5,
})
