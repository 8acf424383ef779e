import { isStepUpFresh, STEP_UP_MS, type SignedIn } from '@captain/auth-core'
import type { Pool } from 'pg'
import { freshSignInRequired, stepUpRequired } from '../errors.ts'
import type { SignInMethods } from '../step-up/sign-in-methods.ts'
import { ceremonyProblem } from './ceremony-problems.ts'
import { beganByLink, beganWithin, passkeysOf } from './passkey-rows.ts'

/** Maximum number of passkeys per account. */
export const MAX_PASSKEYS = 10

/** Lifetime of the challenge of a ceremony. */
const CEREMONY_MS = 5 * 60 * 1000

/** Checks that an account may begin to add a passkey. */
export const checkMayBegin = async (pool: Pool, methods: SignInMethods, actor: SignedIn): Promise<void> => {
  const { length } = await passkeysOf(pool, actor.account.id)
  if (length >= MAX_PASSKEYS) throw ceremonyProblem('TOO_MANY_PASSKEYS')
  await methods.checkMaySetUp(actor, 'passkey')
}

/** Checks again when the ceremony ends, because it may take minutes and another one may end first. */
export const checkMayFinish = async (pool: Pool, methods: SignInMethods, actor: SignedIn): Promise<void> => {
  const { length } = await passkeysOf(pool, actor.account.id)
  if (length >= MAX_PASSKEYS) throw ceremonyProblem('TOO_MANY_PASSKEYS')
  if (isStepUpFresh(actor, Date.now() - CEREMONY_MS) || (await beganByLink(pool, actor))) return
  if (await beganWithin(pool, actor, STEP_UP_MS + CEREMONY_MS)) return
  throw (await methods.canStepUp(actor.account.id)) ? stepUpRequired('change-sign-in') : freshSignInRequired('passkey')
}
