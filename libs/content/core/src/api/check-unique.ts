import { duplicate } from '@captain/validation'
import { pipeAsync, safeParseAsync, string } from 'valibot'

export type UniqueCheckResult = 'free' | 'taken' | 'unchecked'

/** Checks with the rule `duplicate` whether another record has a value. The save checks again. Resolves to `unchecked` on timeout. */
export const checkUnique = async (
  isTaken: (value: string, signal: AbortSignal) => Promise<boolean>,
  value: string,
  signal: AbortSignal,
): Promise<UniqueCheckResult> => {
  const { issues } = await safeParseAsync(pipeAsync(string(), duplicate(isTaken, { signal })), value)
  if (issues === undefined) return 'free'
  return issues[0].type === 'duplicate' ? 'taken' : 'unchecked'
}
