import { answerInTime, type AskingOptions } from '../async-answer.ts'
import { asyncRule, type AsyncRule } from '../async-rule.ts'
import type { Finding } from '../finding.ts'

/**
 * A check of a declaration that asks elsewhere, also for empty values: only exactly true passes, anything else answered
 * is the given finding (`custom` carries words of its own), and no answer in time is `unchecked`.
 */
export const asyncCheck = <Value = string>(
  finding: Finding,
  check: (value: Value, signal: AbortSignal) => Promise<boolean>,
  asking: AskingOptions = {},
): AsyncRule<Value> =>
  asyncRule<Value>(finding, async (value) => {
    const answered = await answerInTime((signal) => check(value, signal), asking)
    if (answered === null) return 'unchecked'
    return answered.answer === true ? 'valid' : 'broken'
  })
