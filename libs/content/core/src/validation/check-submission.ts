import { issuesOf } from '@captain/validation'
import { safeParse, type GenericSchema } from 'valibot'
import { currentClock, type Clock } from './clock.ts'
import { brokenChecks } from './broken-checks.ts'
import { fieldNameOf } from './cross-check.ts'
import type { AnyField, Fields } from '../fields/field.ts'
import type { Submission } from '../declaration/submission.ts'
import type { FieldIssue, ValidationResult } from './validation-result.ts'
import type { Values } from '../values/values.ts'

type Kinds = {
  schema(fields: Fields): GenericSchema<unknown, Values>
  /** Returns the placeholder of an invalid value, so that cross-field checks can run. */
  empty(field: AnyField): unknown
}

/** Creates the check of submissions for the available kinds of field: reports every mistake together, including cross-field ones. */
export const createSubmissionCheck =
  ({ schema, empty }: Kinds) =>
  ({ fields, checks }: Submission, sent: Values, clock: Clock = currentClock()): ValidationResult => {
    const parsed = safeParse(schema(fields), sent, { abortPipeEarly: true })
    const issues: readonly FieldIssue[] = parsed.success ? [] : issuesOf(parsed.issues)
    const wrong = new Set(issues.map(fieldNameOf))
    const rightOrEmpty = (name: string, field: AnyField): unknown => {
      const one = wrong.has(name) ? null : safeParse(schema({ [name]: field }), name in sent ? { [name]: sent[name] } : {})
      return one?.success === true ? one.output[name] : empty(field)
    }
    const values = parsed.success
      ? parsed.output
      : Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, rightOrEmpty(name, field)]))
    const crossed = brokenChecks(checks, { values, before: null, clock, wrong, unseen: new Set() })
    return issues.length + crossed.length > 0 ? { ok: false, issues: [...issues, ...crossed] } : { ok: true, values }
  }
