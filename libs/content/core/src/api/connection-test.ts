import { asyncCheck } from '@captain/validation'
import { null_, pipeAsync, safeParseAsync } from 'valibot'
import type { Person } from '../values/record.ts'

export type ConnectionTestStatus = 'passed' | 'failed' | 'unchecked'

/** Result of a connection test, with the failure message, the time and the person who ran it. */
export type ConnectionTestResult = {
  readonly outcome: ConnectionTestStatus
  readonly message: string | null
  readonly at: string
  readonly by: Person
}

/** Runs a connection test with the rule `asyncCheck`: only true passes, and no response within ten seconds is `unchecked`. */
export const runConnectionTest = async (test: (signal: AbortSignal) => Promise<boolean>): Promise<ConnectionTestStatus> => {
  const failed = { rule: 'custom', params: { ja: '', en: '' } } as const
  const { issues } = await safeParseAsync(
    pipeAsync(
      null_(),
      asyncCheck<null>(failed, (_, signal) => test(signal)),
    ),
    null,
  )
  if (issues === undefined) return 'passed'
  return issues[0].type === 'unchecked' ? 'unchecked' : 'failed'
}
