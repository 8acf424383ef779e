import type { Values } from '../values/values.ts'
import type { Clock } from './clock.ts'
import { crossIssue, fieldNameOf, type AnyCrossCheck } from './cross-check.ts'
import type { FieldIssue } from './validation-result.ts'

const READ_UNUSABLE = Symbol('an unusable field was read')

const withoutReading = <V extends Values | null>(values: V, unusable: ReadonlySet<string>): V =>
  values === null || unusable.size === 0
    ? values
    : new Proxy(values, {
        get: (target, name) => {
          if (typeof name === 'string' && unusable.has(name)) throw READ_UNUSABLE
          return target[String(name)]
        },
      })

/** Input of cross-field checks. */
export type Checked = {
  readonly values: Values
  /** Stored values, null for a new record. */
  readonly before: Values | null
  readonly clock: Clock
  /** Fields whose value is invalid. */
  readonly wrong: ReadonlySet<string>
  /** Fields that the author does not see: a result that depends on them would reveal their values. */
  readonly unseen: ReadonlySet<string>
}

/** Returns the issues of the checks that fail. Skips a check that reads an invalid or unseen field, and one about such a field. */
export const brokenChecks = (checks: readonly AnyCrossCheck[], checked: Checked): readonly FieldIssue[] => {
  const { clock, wrong, unseen } = checked
  const unusable = unseen.size === 0 ? wrong : new Set([...wrong, ...unseen])
  const values = withoutReading(checked.values, unusable)
  const before = withoutReading(checked.before, unseen)
  const shown = withoutReading(checked.values, unseen)
  const issueOf = (check: AnyCrossCheck): FieldIssue | null => {
    try {
      return unusable.has(fieldNameOf(check)) || check.test(values, before, clock) ? null : crossIssue(check, shown, clock)
    } catch (error) {
      if (error === READ_UNUSABLE) return null
      throw error
    }
  }
  return checks.map(issueOf).filter((issue) => issue !== null)
}
