import { isStepUpFresh, STEP_UP_MS, type SignedIn } from '@captain/auth-core'
import type { Pool } from 'pg'
import { freshSignInRequired, stepUpRequired, type SignInMethod } from '../errors.ts'
import { beganByLink, beganWithin } from '../passkeys/passkey-rows.ts'
import { requireOwnSession } from './own-session.ts'

/** What an account can confirm its identity with. */
export type AccountMethods = { readonly passkeys: number; readonly hasSecondFactor: boolean; readonly hasIdentity: boolean }

export type SignInMethods = {
  of(accountId: string): Promise<AccountMethods>
  /** Returns whether the account has a way to take a step-up. */
  canStepUp(accountId: string): Promise<boolean>
  /**
   * Checks that an account may begin to add a way to sign in. An account that can take a step-up needs one, others a recent sign-in. This
   * keeps a stolen session or an unlocked laptop from adding a credential. A one-time link replaces both. Impersonation and access tokens may
   * not.
   */
  checkMaySetUp(actor: SignedIn, method: SignInMethod): Promise<void>
}

const METHODS = `
  select "passkeyCount" as passkeys, "hasSecondFactor", exists (
    select from auth.identity i where i.user_id = u.id and i.issuer = $2) as "hasIdentity"
  from auth."user" u where id = $1`

const NONE: AccountMethods = { passkeys: 0, hasSecondFactor: false, hasIdentity: false }

/** Creates the rules on ways to sign in. `issuer` is the organisation that counts; null for none. */
export const signInMethods = (pool: Pool, issuer: string | null): SignInMethods => {
  const of = async (accountId: string): Promise<AccountMethods> => {
    const { rows } = await pool.query<AccountMethods>(METHODS, [accountId, issuer])
    return rows[0] ?? NONE
  }
  const canStepUp = async (accountId: string): Promise<boolean> => {
    const { passkeys, hasSecondFactor, hasIdentity } = await of(accountId)
    return passkeys > 0 || hasSecondFactor || hasIdentity
  }
  return {
    of,
    canStepUp,
    checkMaySetUp: async (actor, method) => {
      requireOwnSession(actor, 'change-sign-in')
      if (isStepUpFresh(actor) || (await beganByLink(pool, actor))) return
      if (await canStepUp(actor.account.id)) throw stepUpRequired('change-sign-in')
      if (!(await beganWithin(pool, actor, STEP_UP_MS))) throw freshSignInRequired(method)
    },
  }
}
