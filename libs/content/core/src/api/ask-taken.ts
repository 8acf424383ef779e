import { duplicate } from '@captain/validation'
import { pipeAsync, safeParseAsync, string } from 'valibot'

export type TakenAnswer = 'free' | 'taken' | 'unchecked'

/** Asks by the rule `duplicate` whether another record has a value: a courtesy while typing, of which the save is the judge; without an answer in time it is `unchecked`. */
export const askTaken = async (
  isTaken: (value: string, signal: AbortSignal) => Promise<boolean>,
  value: string,
  signal: AbortSignal,
): Promise<TakenAnswer> => {
  const { issues } = await safeParseAsync(pipeAsync(string(), duplicate(isTaken, { signal })), value)
  if (issues === undefined) return 'free'
  return issues[0].type === 'duplicate' ? 'taken' : 'unchecked'
}
