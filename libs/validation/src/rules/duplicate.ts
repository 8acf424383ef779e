import { answerInTime, type AskingOptions } from '../async-answer.ts'
import { asyncRule, type AsyncRule } from '../async-rule.ts'
import { comparisonKey } from '../comparison-key.ts'
import type { MaybeText } from '../text-rule.ts'

type DuplicateOptions = AskingOptions & {
  /** Computes the comparison key. Default: `comparisonKey`. */ readonly key?: (text: string) => string
}

/**
 * Requires that no other record has the value. Calls `isTaken` with the comparison key, never for an empty one; a response other than true
 * or false is `unchecked`. It checks while typing; the unique index of the database decides.
 */
export const duplicate = <Value extends MaybeText = string>(
  isTaken: (key: string, signal: AbortSignal) => Promise<boolean>,
  { key = comparisonKey, ...asking }: DuplicateOptions = {},
): AsyncRule<Value> =>
  asyncRule<Value>({ rule: 'duplicate', params: {} }, async (value) => {
    const compared = key(value ?? '')
    if (compared === '') return 'valid'
    const answer = (await answerInTime((signal) => isTaken(compared, signal), asking))?.answer
    if (answer === true) return 'broken'
    return answer === false ? 'valid' : 'unchecked'
  })
