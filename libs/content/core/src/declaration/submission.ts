import type { Fields, ValueOf } from '../fields/field.ts'
import type { CrossCheck } from '../validation/cross-check.ts'

/** Declares input from visitors that creates a record: its fields (a confirmation, a honeypot, a cart) need not be stored. */
export type Submission<F extends Fields = Fields> = {
  readonly fields: F
  readonly checks: readonly CrossCheck<never>[]
  /** Maximum number of submissions of one sender in an hour. */
  readonly perHour: number
}

type SubmissionOptions<F extends Fields> = {
  readonly fields: F
  readonly checks?: readonly CrossCheck<NoInfer<{ readonly [N in keyof F]: ValueOf<F[N]> }>>[]
  readonly perHour?: number
}

/** Declares a submission. Default: five an hour (content model, P.contact). */
export const defineSubmission = <const F extends Fields>(options: SubmissionOptions<F>): Submission<F> => ({
  fields: options.fields,
  checks: options.checks ?? [],
  perHour: options.perHour ?? 5,
})
