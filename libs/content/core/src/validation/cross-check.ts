import type { RuleCode } from '@captain/validation'
import type { Clock } from './clock.ts'

/** Cross-field check; `path` is the field that gets the message. */
export type CrossCheck<Values> = {
  readonly path: string
  readonly rule: RuleCode
  /** Parameters of the rule's message; a function if they depend on the values. */
  readonly params?: Readonly<Record<string, unknown>> | ((values: Values, clock: Clock) => Readonly<Record<string, unknown>>)
  /** Left out: on every save. */
  readonly stage?: 'publish'
  /** Tests the values. `before` contains the stored values, null for a new record; if they are unknown, the values under check. */
  test(values: Values, before: Values | null, clock: Clock): boolean
}

/** Cross-field check of values whose types are erased. */
export type AnyCrossCheck = Omit<CrossCheck<never>, 'test'> & { test(values: never, before: never, clock: Clock): boolean }

/** Returns the issue of a failed check. */
export const crossIssue = ({ path, rule, params = {} }: AnyCrossCheck, values: Readonly<Record<string, unknown>>, clock: Clock) => ({
  path,
  rule,
  params: typeof params === 'function' ? params(values as never, clock) : params,
})
