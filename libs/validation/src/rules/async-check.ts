import { answerInTime, type AskingOptions } from '../async-answer.ts'
import { asyncRule, type AsyncRule } from '../async-rule.ts'
import type { Finding } from '../finding.ts'

/**
 * Creates an outside check of a declaration, which also runs for empty values. Only true passes; any other response is the given finding
 * (`custom` carries its messages), and no response in time is `unchecked`.
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
