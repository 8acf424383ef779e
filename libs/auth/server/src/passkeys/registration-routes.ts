import { problemResponse } from '@captain/http-server'
import { signedIn } from '../signed-in.ts'
import type { Pool } from 'pg'
import * as v from 'valibot'
import type { AuthCallContext, AuthRoutes } from '../auth-route.ts'
import { confirmSession } from '../sessions/confirm-session.ts'
import { requireOwnSession } from '../step-up/own-session.ts'
import type { SignInMethods } from '../step-up/sign-in-methods.ts'
import { ceremonyProblem } from './ceremony-problems.ts'
import { checkMayBegin, checkMayFinish, MAX_PASSKEYS } from './may-add-passkey.ts'
import { credentialIdOf } from './passkey-credential.ts'
import { checkName } from './passkey-name.ts'
import { passkeysOf } from './passkey-rows.ts'
import { saveUserHandle, userHandleOf } from './user-handle.ts'

type Options = {
  readonly pool: Pool
  readonly methods: SignInMethods
  readonly secret: string
  readonly onAdded: (call: AuthCallContext) => Promise<void>
}

const creationOptions = v.looseObject({ user: v.looseObject({ id: v.string() }) })

/** Returns the options with the user handle of the account, where better-auth writes a random one that it does not keep. */
const withUserHandle = async (response: Response, handle: string): Promise<Response> => {
  const options = v.parse(creationOptions, await response.json())
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new Response(JSON.stringify({ ...options, user: { ...options.user, id: handle } }), { headers })
}

/** Returns the calls that add a passkey to an account. */
export const registrationRoutes = ({ pool, methods, secret, onAdded }: Options): AuthRoutes => ({
  'GET /passkey/generate-register-options': {
    before: (call) => checkMayBegin(pool, methods, signedIn(call.actor)),
    after: async ({ actor }, response) =>
      response.status === 200 ? withUserHandle(response, userHandleOf(signedIn(actor).account.id, secret)) : undefined,
  },
  'POST /passkey/verify-registration': {
    takes: ['response', 'name'],
    before: async (call) => {
      const actor = signedIn(call.actor)
      requireOwnSession(actor, 'change-sign-in')
      checkName(call.body)
      if (credentialIdOf(call.body) === null) throw ceremonyProblem('FAILED_TO_VERIFY_REGISTRATION')
      await checkMayFinish(pool, methods, actor)
    },
    after: async (call, response) => {
      if (response.status === 200) {
        const { account, sessionId } = signedIn(call.actor)
        await saveUserHandle(pool, credentialIdOf(call.body), userHandleOf(account.id, secret))
        await confirmSession(pool, sessionId)
        await onAdded(call)
      }
      if (response.status < 500) return
      // Of two concurrent registrations, the database accepted the first. This query throws again if the database is unavailable.
      const { rowCount } = await pool.query('select from auth.passkey where "credentialID" = $1', [credentialIdOf(call.body)])
      if (rowCount !== 0) return problemResponse(ceremonyProblem('PREVIOUSLY_REGISTERED'), call.locale)
      const { length } = await passkeysOf(pool, signedIn(call.actor).account.id)
      return problemResponse(ceremonyProblem(length < MAX_PASSKEYS ? 'FAILED_TO_VERIFY_REGISTRATION' : 'TOO_MANY_PASSKEYS'), call.locale)
    },
  },
})
