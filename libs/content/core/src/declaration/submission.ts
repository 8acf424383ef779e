import type { Fields, ValueOf } from '../fields/field.ts'
import type { AnyCrossCheck, CrossCheck } from '../validation/cross-check.ts'

/** Declares input from visitors that creates a record: its fields (a confirmation, a honeypot, a cart) need not be stored. */
export type Submission<F extends Fields = Fields> = {
  /**
   * Fields that the sender fills in.
   *
   * @example { name: text({ maxBytes: 60, required: true }) }
   */
  readonly fields: F
  /**
   * Cross-field checks of the sent values.
   *
   * @example [{ path: 'emailConfirm', rule: 'custom', test: ({ email, emailConfirm }) => email === emailConfirm }]
   */
  readonly checks: readonly AnyCrossCheck[]
  /**
   * Maximum number of submissions of one sender in an hour.
   *
   * @example 3
   */
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
