import { answerInTime, type AskingOptions } from '../async-answer.ts'
import { asyncRule, type AsyncRule } from '../async-rule.ts'
import { comparisonKey } from '../comparison-key.ts'
import type { MaybeText } from '../text-rule.ts'

type DuplicateOptions = AskingOptions & {
  /** What values are compared by, `comparisonKey` unless said. */ readonly key?: (text: string) => string
}

/**
 * No other record has the value: `isTaken` is asked with its comparison key, never for an empty one. An answer that is
 * neither true nor false is `unchecked`. A courtesy while typing: the unique index of the database is the truth.
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
