import { pipeAsync, safeParseAsync, unknown, type GenericSchema } from 'valibot'
import type { AsyncRule } from '../async-rule.ts'
import { issuesOf, type ValidationIssue } from '../issues.ts'
import type { Rule } from '../rule.ts'

/** Returns the issues of asynchronous rules for any value, regardless of its declared type. */
export const foundAsync = async <Value>(
  value: unknown,
  ...actions: (AsyncRule<Value> | Rule<Value>)[]
): Promise<readonly ValidationIssue[]> => {
  const result = await safeParseAsync(pipeAsync(unknown() as GenericSchema<unknown, Value>, ...actions), value)
  return result.success ? [] : issuesOf(result.issues)
}
