import { isStepUpFresh, STEP_UP_MS, type SignedIn } from '@captain/auth-core'
import type { Pool } from 'pg'
import { freshSignInRequired, stepUpRequired, type SignInMethod } from '../errors.ts'
import { beganByLink, beganWithin } from '../passkeys/passkey-rows.ts'

/** Returns whether the account has a way to take a step-up. */
export const hasStepUpMethod = async (pool: Pool, accountId: string): Promise<boolean> => {
  const { rows } = await pool.query<{ has: boolean }>(
    'select "passkeyCount" > 0 or "hasSecondFactor" as has from auth."user" where id = $1',
    [accountId],
  )
  return rows[0]?.has === true
}

/**
 * Checks that an account may begin to add a way to sign in. An account that can take a step-up needs one, others a recent sign-in. This keeps
 * a stolen session or an unlocked laptop from adding a credential. A one-time link replaces both.
 */
export const checkMaySetUp = async (pool: Pool, actor: SignedIn, method: SignInMethod): Promise<void> => {
  if (isStepUpFresh(actor) || (await beganByLink(pool, actor.sessionId))) return
  if (await hasStepUpMethod(pool, actor.account.id)) throw stepUpRequired('change-sign-in')
  if (!(await beganWithin(pool, actor.sessionId, STEP_UP_MS))) throw freshSignInRequired(method)
}
