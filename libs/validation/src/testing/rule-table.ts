import { pipe, safeParse, unknown, type GenericSchema } from 'valibot'
import { describe, expect, test } from 'vitest'
import { issuesOf } from '../issues.ts'
import { ja } from '../messages/ja.ts'
import type { RuleCode } from '../rule-params.ts'
import type { Rule } from '../rule.ts'

/** Values that format rules skip; the `required` rules decide whether they are allowed. */
export const ABSENT = [null, undefined, ''] as const

type Table = {
  readonly code: RuleCode
  readonly params?: Readonly<Record<string, unknown>>
  readonly accepts: readonly unknown[]
  readonly refuses: readonly unknown[]
}

const shown = (value: unknown) => (typeof value === 'string' && value.length > 60 ? `${value.slice(0, 60)}…` : value)

/** Returns the issues of a rule for any value, regardless of its declared type. */
export const found = <Value>(action: Rule<Value>, value: unknown) => {
  const result = safeParse(pipe(unknown() as GenericSchema<unknown, Value>, action), value)
  return result.success ? [] : issuesOf(result.issues)
}

/** Runs a table of values against a rule and checks the code and the parameters that it reports. */
export const ruleTable = <Value>(action: Rule<Value>, { code, params = {}, accepts, refuses }: Table): void => {
  describe(code, () => {
    test('has a message made of its parameters', () => {
      const used = [...ja[code].matchAll(/\{(\w+)/g)].map(([, name]) => name)
      expect(Object.keys(params)).toEqual(expect.arrayContaining(used))
    })
    test.each(accepts.map((value) => [shown(value), value]))('accepts %j', (_, value) => {
      expect(found(action, value)).toEqual([])
    })
    test.each(refuses.map((value) => [shown(value), value]))('refuses %j', (_, value) => {
      expect(found(action, value)).toEqual([{ path: '', rule: code, params }])
    })
  })
}
