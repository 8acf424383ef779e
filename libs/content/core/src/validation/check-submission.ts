import { issuesOf } from '@captain/validation'
import { safeParse, type GenericSchema } from 'valibot'
import { currentClock, type Clock } from './clock.ts'
import { crossIssue, type AnyCrossCheck } from './cross-check.ts'
import type { AnyField, Fields } from '../fields/field.ts'
import type { Submission } from '../declaration/submission.ts'
import type { RuleIssue, Validated } from './validated.ts'
import type { Values } from '../values/values.ts'
import { holdsWhileRight } from './while-right.ts'

type Kinds = {
  schema(fields: Fields): GenericSchema
  /** Returns the placeholder of an invalid value, so that cross-field checks can run. */
  empty(field: AnyField): unknown
}

const nameIn = ({ path }: { readonly path: string }): string => path.split('.')[0] ?? ''

/** Creates the check of submissions for the available kinds of field: reports every mistake together, including cross-field ones. */
export const submissionCheck =
  ({ schema, empty }: Kinds) =>
  ({ fields, checks }: Submission, sent: Values, clock: Clock = currentClock()): Validated => {
    const parsed = safeParse(schema(fields), sent, { abortPipeEarly: true })
    const issues: readonly RuleIssue[] = parsed.success ? [] : issuesOf(parsed.issues)
    const wrong = new Set(issues.map(nameIn))
    const rightOrEmpty = (name: string, field: AnyField): unknown => {
      const one = wrong.has(name) ? null : safeParse(schema({ [name]: field }), name in sent ? { [name]: sent[name] } : {})
      return one?.success === true ? (one.output as Values)[name] : empty(field)
    }
    const values = parsed.success
      ? (parsed.output as Values)
      : Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, rightOrEmpty(name, field)]))
    const crossed = (checks as readonly AnyCrossCheck[])
      .filter(
        (check) => !wrong.has(nameIn(check)) && !holdsWhileRight(values, wrong, (seen) => check.test(seen as never, null as never, clock)),
      )
      .map((check) => crossIssue(check, values, clock))
    return issues.length + crossed.length > 0 ? { ok: false, issues: [...issues, ...crossed] } : { ok: true, values }
  }
