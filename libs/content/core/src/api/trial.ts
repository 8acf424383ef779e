import { asyncCheck } from '@captain/validation'
import { null_, pipeAsync, safeParseAsync } from 'valibot'
import type { Person } from '../values/record.ts'

export type TrialOutcome = 'passed' | 'failed' | 'unchecked'

/** What a trial came to, in words where it failed, when, and who ran it. */
export type TrialAnswer = {
  readonly outcome: TrialOutcome
  readonly message: string | null
  readonly at: string
  readonly by: Person
}

/** Asks elsewhere by the rule `asyncCheck`: only true is passed, and no answer in ten seconds is `unchecked`. */
export const runTrial = async (ask: (signal: AbortSignal) => Promise<boolean>): Promise<TrialOutcome> => {
  const failed = { rule: 'custom', params: { ja: '', en: '' } } as const
  const { issues } = await safeParseAsync(
    pipeAsync(
      null_(),
      asyncCheck<null>(failed, (_, signal) => ask(signal)),
    ),
    null,
  )
  if (issues === undefined) return 'passed'
  return issues[0].type === 'unchecked' ? 'unchecked' : 'failed'
}
