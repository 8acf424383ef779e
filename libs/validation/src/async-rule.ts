import { _addIssue, type BaseValidationAsync } from 'valibot'
import type { Finding } from './finding.ts'
import type { RuleIssue } from './rule.ts'

/** Validation action for `pipeAsync` that keeps the type of the value. */
export type AsyncRule<Value> = BaseValidationAsync<Value, Value, RuleIssue> & Pick<RuleIssue, 'requirement'>

/** Result of an asynchronous check; `unchecked` is neither valid nor invalid and blocks a save with the offer to try again. */
export type Verdict = 'valid' | 'broken' | 'unchecked'

/** Creates a rule that checks outside; it skips values that violate an earlier rule of the pipe. */
export const asyncRule = <Value>(finding: Finding, judge: (value: Value) => Promise<Verdict>): AsyncRule<Value> => ({
  kind: 'validation',
  type: finding.rule,
  reference: asyncRule,
  expects: null,
  async: true,
  requirement: finding.params,
  async '~run'(dataset, config) {
    if (!dataset.typed || dataset.issues !== undefined) return dataset
    const verdict = await judge(dataset.value)
    if (verdict === 'broken') _addIssue(this, finding.rule, dataset, config, { message: finding.rule })
    if (verdict === 'unchecked')
      _addIssue({ ...this, type: 'unchecked', requirement: {} }, 'unchecked', dataset, config, { message: 'unchecked' })
    return dataset
  },
})
