import { inTransaction } from '@captain/database'
import type { IdentityAction, SignedIn } from '@captain/auth-core'
import { enforceRateLimit, type RateLimits } from '@captain/http-server'
import type { Pool } from 'pg'
import * as v from 'valibot'
import { circumstancesOf, eventActorOf } from '../audit/identity-event.ts'
import { recordEvent } from '../audit/record-event.ts'
import { defineEndpoint, type Endpoint, type EndpointContext } from '../endpoint.ts'
import { passwordRequired, secondFactorOff, secondFactorOn, wrongCode } from '../errors.ts'
import type { AuthMails } from '../mails/auth-mails.ts'
import { requireOwnSession } from '../step-up/own-session.ts'
import type { SignInMethods } from '../step-up/sign-in-methods.ts'
import type { SecondFactorRows } from './second-factor-rows.ts'
import { enrolmentOf } from './totp.ts'
import { codeChecker } from './use-code.ts'
import { codeBody, verifyEndpoints, type VerifyOptions } from './verify-endpoints.ts'

export type SetupOptions = {
  readonly pool: Pool
  readonly methods: SignInMethods
  readonly rows: SecondFactorRows
  readonly limits: RateLimits
  readonly mails: AuthMails
}

const PATH = '/api/v1/account/second-factor'

const recoveryCodes = v.strictObject({ recoveryCodes: v.array(v.string()) })

const NO_STORE = { headers: { 'cache-control': 'no-store' } } as const

type Own = EndpointContext & { readonly actor: SignedIn }

const hasPassword = async (pool: Pool, accountId: string): Promise<boolean> => {
  const { rowCount } = await pool.query('select from auth.account where "userId" = $1 and password is not null', [accountId])
  return rowCount !== 0
}

const setUpEndpoints = ({ pool, methods, rows, limits, mails }: SetupOptions): readonly Endpoint[] => [
  defineEndpoint({
    method: 'POST',
    path: PATH,
    guard: 'session',
    whileSettingUp: true,
    maxBodyBytes: 1024,
    schemas: { output: v.strictObject({ secret: v.string(), uri: v.string() }) },
    handler: async ({ actor }) => {
      requireOwnSession(actor, 'change-sign-in')
      const { id, email } = actor.account
      if (await rows.isOn(id)) throw secondFactorOn()
      if (!(await hasPassword(pool, id))) throw passwordRequired()
      await methods.checkMaySetUp(actor, 'secondFactor')
      const secret = await rows.begin(id)
      if (secret === null) throw secondFactorOn()
      return Response.json(enrolmentOf(secret, email), NO_STORE)
    },
  }),
  defineEndpoint({
    method: 'POST',
    path: `${PATH}/confirm`,
    guard: 'session',
    whileSettingUp: true,
    maxBodyBytes: 4096,
    schemas: { body: codeBody, output: recoveryCodes },
    handler: async (context) => {
      const { actor, body } = context
      requireOwnSession(actor, 'change-sign-in')
      await enforceRateLimit(limits, 'second-factor-setup', actor.account.id, { window: 900, max: 20 })
      const codes = await rows.confirm(actor.account.id, body.code)
      if (codes === null) throw wrongCode()
      const by = eventActorOf(actor)
      await recordEvent(pool, { action: 'secondFactorAdded', by, from: circumstancesOf(context), account: actor.account })
      await mails.notice(actor.account, 'secondFactorAdded')
      // Other sessions began with the password alone.
      await pool.query('delete from auth.session where "userId" = $1 and id <> $2', [actor.account.id, actor.sessionId])
      return Response.json({ recoveryCodes: codes }, NO_STORE)
    },
  }),
]

type SecondFactorOptions = SetupOptions & Omit<VerifyOptions, 'useCode'>

/** Returns the endpoints that set up, use and switch off the caller's second factor, and renew its recovery codes. */
export const secondFactorEndpoints = (options: SecondFactorOptions): readonly Endpoint[] => {
  const { pool, rows, mails } = options
  const record = (context: Own, action: IdentityAction) =>
    recordEvent(pool, { action, by: eventActorOf(context.actor), from: circumstancesOf(context), account: context.actor.account })
  return [
    ...setUpEndpoints(options),
    ...verifyEndpoints({ ...options, useCode: codeChecker(options) }),
    defineEndpoint({
      method: 'POST',
      path: `${PATH}/recovery-codes`,
      guard: 'session',
      whileSettingUp: true,
      stepUp: 'change-sign-in',
      maxBodyBytes: 1024,
      schemas: { output: recoveryCodes },
      handler: async (context) => {
        requireOwnSession(context.actor, 'change-sign-in')
        const codes = await rows.renewCodes(context.actor.account.id)
        if (codes === null) throw secondFactorOff()
        await record(context, 'recoveryCodesRenewed')
        return Response.json({ recoveryCodes: codes }, NO_STORE)
      },
    }),
    defineEndpoint({
      method: 'DELETE',
      path: PATH,
      guard: 'session',
      whileSettingUp: true,
      stepUp: 'change-sign-in',
      handler: async (context) => {
        const { account } = context.actor
        requireOwnSession(context.actor, 'change-sign-in')
        const wasOn = await inTransaction(pool, (client) => rows.remove(client, account.id))
        if (wasOn) {
          await record(context, 'secondFactorRemoved')
          await mails.notice(account, 'secondFactorRemoved')
        }
        return new Response(null, { status: 204, ...NO_STORE })
      },
    }),
  ]
}
