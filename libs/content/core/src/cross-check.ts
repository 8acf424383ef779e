import type { RuleCode } from '@captain/validation'

/** A rule over several fields; `path` is the field that gets the message. */
export type CrossCheck<Values> = {
  readonly path: string
  readonly rule: RuleCode
  readonly params?: Readonly<Record<string, unknown>>
  /** Left out: on every save. */
  readonly stage?: 'publish'
  test(values: Values): boolean
}

/** What a check says of values whose types are erased. */
export type AnyCrossCheck = Omit<CrossCheck<never>, 'test'> & { test(values: never): boolean }
