import { duplicate } from '@captain/validation'
import { pipeAsync, safeParseAsync, string } from 'valibot'

export type TakenAnswer = 'free' | 'taken' | 'unchecked'

/** Checks with the rule `duplicate` whether another record has a value. The save checks again. Resolves to `unchecked` on timeout. */
export const askTaken = async (
  isTaken: (value: string, signal: AbortSignal) => Promise<boolean>,
  value: string,
  signal: AbortSignal,
): Promise<TakenAnswer> => {
  const { issues } = await safeParseAsync(pipeAsync(string(), duplicate(isTaken, { signal })), value)
  if (issues === undefined) return 'free'
  return issues[0].type === 'duplicate' ? 'taken' : 'unchecked'
}
