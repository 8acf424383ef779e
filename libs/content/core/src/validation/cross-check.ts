import type { RuleCode } from '@captain/validation'
import type { ParametersOfValues } from '../values/parameters-of-values.ts'
import type { Clock } from './clock.ts'

type Values = Readonly<Record<string, unknown>>

/** Cross-field check; `path` is the field that gets the message. */
export type CrossCheck<Values> = {
  /**
   * Field that gets the message.
   *
   * @example 'until'
   */
  readonly path: string
  /**
   * Code of the message.
   *
   * @example 'custom'
   */
  readonly rule: RuleCode
  /**
   * Parameters of the rule's message; a function if they depend on the values.
   *
   * @example { ja: '終わりが先です。', en: 'It ends before it starts.' }
   */
  readonly params?: Readonly<Record<string, unknown>> | ((values: Values, clock: Clock) => Readonly<Record<string, unknown>>)
  /**
   * Left out: on every save.
   *
   * @example 'publish'
   */
  readonly stage?: 'publish'
  /**
   * Tests the values. `before` contains the stored values, null for a new record; if they are unknown, the values under check.
   *
   * @example ({ from, until }) => from === null || until === null || from <= until
   */
  test(values: Values, before: Values | null, clock: Clock): boolean
}

/** Cross-field check of values whose types are erased. */
export type AnyCrossCheck = Omit<CrossCheck<never>, 'test' | 'params'> & {
  /**
   * Parameters of the rule's message; a function if they depend on the values.
   *
   * @example { ja: '終わりが先です。', en: 'It ends before it starts.' }
   */
  readonly params?: Readonly<Record<string, unknown>> | ParametersOfValues
  /**
   * Whether the values pass; `before` is null for a new record.
   *
   * @example ({ email, emailConfirm }) => email === emailConfirm
   */
  test(values: Values, before: Values | null, clock: Clock): boolean
}

/** Returns the issue of a failed check. */
export const crossIssue = ({ path, rule, params = {} }: AnyCrossCheck, values: Values, clock: Clock) => ({
  path,
  rule,
  params: typeof params === 'function' ? params(values, clock) : params,
})

/** Returns the name of the field that a check concerns. */
export const fieldNameOf = ({ path }: { readonly path: string }): string => path.split('.')[0] ?? ''
