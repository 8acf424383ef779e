import { isStepUpRequired } from '@captain/auth-server'
import { ProblemError } from '@captain/http-server'
import { sql } from '../database/sql.ts'
import { ContentIssues } from '../errors.ts'
import type { WriteTx } from '../store.ts'

/** The reason for leaving a record unchanged: broken rules, or a problem such as a 409. */
export type RecordRejection = ContentIssues | ProblemError

export const isRecordRejection = (error: unknown): error is RecordRejection =>
  error instanceof ContentIssues || (error instanceof ProblemError && !isStepUpRequired(error))

/** Runs work in a savepoint and rolls it back if it is rejected; the transaction continues. */
export const inSavepoint = async <T>(
  tx: WriteTx,
  work: () => Promise<T>,
): Promise<{ readonly value: T } | { readonly refusal: RecordRejection }> => {
  await tx.run(sql`savepoint attempted`)
  try {
    const value = await work()
    await tx.run(sql`release savepoint attempted`)
    return { value }
  } catch (error) {
    if (!isRecordRejection(error)) throw error
    await tx.run(sql`rollback to savepoint attempted`)
    return { refusal: error }
  }
}
