import { isSignedIn } from '@captain/auth-core'
import type { RateLimits } from '@captain/http-server'
import type { Pool } from 'pg'
import { eventActorOf } from '../audit/identity-event.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { AuthCallContext, AuthRoutes } from '../auth-route.ts'
import type { KnownDevices } from '../known-device.ts'
import type { AuthMails } from '../mails/auth-mails.ts'
import type { SignInMethods } from '../step-up/sign-in-methods.ts'
import { authenticationRoutes } from './authentication-routes.ts'
import { checkName } from './passkey-name.ts'
import { listPasskeys } from './passkey-rows.ts'
import { registrationRoutes } from './registration-routes.ts'

export type PasskeyCallOptions = {
  readonly pool: Pool
  readonly methods: SignInMethods
  readonly mails: AuthMails
  readonly limits: RateLimits
  readonly devices: KnownDevices
  readonly secret: string
}

/** Returns the seven calls of the customer's specification §7, one of them in both forms, with the rules that better-auth lacks. */
export const passkeyRoutes = ({ pool, methods, mails, limits, devices, secret }: PasskeyCallOptions): AuthRoutes => {
  const recordAndNotify = async (
    { actor, from }: AuthCallContext,
    action: 'passkeyAdded' | 'passkeyRenamed' | 'passkeyRemoved',
  ): Promise<void> => {
    if (!isSignedIn(actor)) return
    await recordEvent(pool, { action, by: eventActorOf(actor), from, account: actor.account })
    if (action !== 'passkeyRenamed') await mails.notice(actor.account, action)
  }

  return {
    ...authenticationRoutes({ pool, limits, devices }),
    ...registrationRoutes({ pool, methods, secret, onAdded: (call) => recordAndNotify(call, 'passkeyAdded') }),
    'GET /passkey/list-user-passkeys': {
      after: async ({ actor }, response) =>
        response.status === 200 && isSignedIn(actor) ? Response.json(await listPasskeys(pool, actor.account.id), response) : undefined,
    },
    'POST /passkey/update-passkey': {
      takes: ['id', 'name'],
      onlyThemselves: true,
      before: ({ body }) => checkName(body),
      after: async (call, response) => {
        if (response.status === 200) await recordAndNotify(call, 'passkeyRenamed')
      },
    },
    'POST /passkey/delete-passkey': {
      takes: ['id'],
      onlyThemselves: true,
      stepUp: 'change-sign-in',
      after: async (call, response) => {
        if (response.status === 200) await recordAndNotify(call, 'passkeyRemoved')
      },
    },
  }
}
