import type { RuleCode } from '@captain/validation'
import type { Clock } from './clock.ts'

/** A rule over several fields; `path` is the field that gets the message. */
export type CrossCheck<Values> = {
  readonly path: string
  readonly rule: RuleCode
  /** What the words of the rule need; a function where the values decide. */
  readonly params?: Readonly<Record<string, unknown>> | ((values: Values, clock: Clock) => Readonly<Record<string, unknown>>)
  /** Left out: on every save. */
  readonly stage?: 'publish'
  /** `before` holds what is stored, null for a new record; where nobody knows that, what is checked stands for it. */
  test(values: Values, before: Values | null, clock: Clock): boolean
}

/** What a check says of values whose types are erased. */
export type AnyCrossCheck = Omit<CrossCheck<never>, 'test'> & { test(values: never, before: never, clock: Clock): boolean }

/** A broken check as an issue. */
export const crossIssue = ({ path, rule, params = {} }: AnyCrossCheck, values: Readonly<Record<string, unknown>>, clock: Clock) => ({
  path,
  rule,
  params: typeof params === 'function' ? params(values as never, clock) : params,
})
