import { forbidden } from '@captain/http-server'
import type { Pool } from 'pg'
import * as v from 'valibot'
import { circumstancesOf } from '../audit/identity-event.ts'
import { recordEvent } from '../audit/record-event.ts'
import { defineEndpoint, type Endpoint } from '../endpoint.ts'
import { challengeOver, passkeyRequired, secondFactorOff } from '../errors.ts'
import { withCookie, type KnownDevices } from '../known-device.ts'
import type { LinkedAccount } from '../links/one-time-links.ts'
import type { BeginSession } from '../sessions/begin-session.ts'
import { requireOwnSession } from '../step-up/own-session.ts'
import type { Challenges } from './challenges.ts'
import type { UseCode } from './use-code.ts'

export type VerifyOptions = {
  readonly pool: Pool
  readonly useCode: UseCode
  readonly challenges: Challenges
  readonly beginSession: BeginSession
  readonly devices: KnownDevices
}

/** Longer than any code, with its separators. */
const MAX_CODE = 40

export const codeBody = v.strictObject({ code: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_CODE)) })

const PATH = '/api/v1/account/second-factor'

type Found = LinkedAccount & { readonly passkeyCount: number; readonly hasSecondFactor: boolean }

const ACCOUNT = `select id, name, email, locale, "passkeyCount", "hasSecondFactor" from auth."user" where id = $1`

const find = async (pool: Pool, id: string): Promise<Found> => {
  const { rows } = await pool.query<Found>(ACCOUNT, [id])
  const [account] = rows
  if (account?.hasSecondFactor !== true) throw secondFactorOff()
  return account
}

/** Returns the response to a good code, with the cookies of the new session. A ban in the meantime is a 403. */
const signedInBy = (session: Response, cookies: readonly string[]): Response => {
  if (!session.ok) throw forbidden()
  const response = new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  return [...session.headers.getSetCookie(), ...cookies].reduce(withCookie, response)
}

/** Returns the second step of a sign-in, and the step-up by a code for accounts without a passkey. */
export const verifyEndpoints = ({ pool, useCode, challenges, beginSession, devices }: VerifyOptions): readonly Endpoint[] => [
  defineEndpoint({
    method: 'POST',
    path: `${PATH}/verify`,
    guard: 'public',
    maxBodyBytes: 4096,
    schemas: { body: codeBody },
    handler: async (context) => {
      const { request, clientAddress, body, actor } = context
      const cookies = request.headers.get('cookie')
      const challenge = await challenges.find(cookies)
      if (challenge === null) throw challengeOver()
      const account = await find(pool, challenge.accountId)
      const from = circumstancesOf(context)
      await useCode(account, body.code, from)
      // A code and a sign-in belong together: of two good codes that arrive at the same moment, one signs in.
      if (!(await challenges.end(cookies))) throw challengeOver()
      const { beganBy, remember } = challenge
      const session = await beginSession(request, clientAddress, {
        accountId: account.id,
        beganBy,
        isProven: account.passkeyCount === 0,
        remember,
      })
      if (session.ok && actor.account !== null) await pool.query('delete from auth.session where id = $1', [actor.sessionId])
      if (session.ok) await recordEvent(pool, { action: 'login', by: { id: account.id, name: account.name }, from, account })
      return signedInBy(session, [challenges.clearing(), devices.cookieFor(cookies, account.email)])
    },
  }),
  defineEndpoint({
    method: 'POST',
    path: `${PATH}/step-up`,
    guard: 'session',
    whileSettingUp: true,
    maxBodyBytes: 4096,
    schemas: { body: codeBody },
    handler: async (context) => {
      const { request, clientAddress, body, actor } = context
      requireOwnSession(actor, null)
      const account = await find(pool, actor.account.id)
      if (account.passkeyCount > 0) throw passkeyRequired()
      await useCode(account, body.code, circumstancesOf(context))
      const session = await beginSession(request, clientAddress, {
        accountId: account.id,
        beganBy: 'password',
        isProven: true,
        remember: null,
      })
      // The step-up begins a new session, as with a passkey; the previous one ends.
      if (session.ok) await pool.query('delete from auth.session where id = $1', [actor.sessionId])
      return signedInBy(session, [])
    },
  }),
]
