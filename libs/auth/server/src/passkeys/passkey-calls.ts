import { isProven, isSignedIn, STEP_UP_MS, type SignedIn } from '@captain/auth-core'
import { consumeOrThrow, forbidden, problemResponse, unauthorized, type RateLimits } from '@captain/http-server'
import { issuesOf, maxBytes, nonBlank, storableText } from '@captain/validation'
import type { Pool } from 'pg'
import * as v from 'valibot'
import type { AuthCallContext, AuthCalls } from '../auth-call.ts'
import { AccountIssues, freshSignInRequired, stepUpRequired } from '../errors.ts'
import type { AuthMails } from '../mails/auth-mails.ts'
import { recordEvent } from '../audit/record-event.ts'
import { eventActorOf } from '../audit/identity-event.ts'
import { ceremonyProblem } from './ceremony-problems.ts'
import { beganByLink, beganWithin, forgetChallenges, listPasskeys, passkeysOf } from './passkey-rows.ts'

const MOST = 10

/** As long as the challenge of a ceremony counts. */
const CEREMONY_MS = 5 * 60 * 1000

const named = v.object({ name: v.pipe(v.string(), storableText(), nonBlank(), maxBytes(60)) })

/** What a browser's ceremony hands over, as far as others than its verifier read it. */
const credential = v.object({
  response: v.object({
    id: v.pipe(v.string(), v.regex(/^[\w-]{1,1400}$/)),
    response: v.object({
      clientDataJSON: v.string(),
      transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))), v.maxLength(10))),
    }),
  }),
})

const signedInUser = v.object({ user: v.object({ id: v.string(), name: v.string(), email: v.string() }) })

const credentialIdOf = (body: unknown): string | null => {
  const { success, output } = v.safeParse(credential, body)
  return success ? output.response.id : null
}

const checkName = (body: unknown): void => {
  const { issues } = v.safeParse(named, body, { abortPipeEarly: true })
  if (issues !== undefined) throw new AccountIssues(issuesOf(issues))
}

const signedIn = ({ actor }: AuthCallContext): SignedIn => {
  if (!isSignedIn(actor)) throw unauthorized()
  return actor
}

export type PasskeyCallOptions = { readonly pool: Pool; readonly mails: AuthMails; readonly limits: RateLimits }

/** The seven calls of the customer's specification §7, one of them in both forms, with the rules that better-auth lacks. */
export const passkeyCalls = ({ pool, mails, limits }: PasskeyCallOptions): AuthCalls => {
  /**
   * Whoever has a passkey shows it before adding another, and whoever has none signs in right before, so that a stolen
   * session or an open laptop can not make itself a key. A one-time link stands in for both: the device may be lost.
   */
  const mayBegin = async (actor: SignedIn): Promise<void> => {
    const { length } = await passkeysOf(pool, actor.account.id)
    if (length >= MOST) throw ceremonyProblem('TOO_MANY_PASSKEYS')
    if (isProven(actor) || (await beganByLink(pool, actor.sessionId))) return
    if (length > 0) throw stepUpRequired()
    if (!(await beganWithin(pool, actor.sessionId, STEP_UP_MS))) throw freshSignInRequired()
  }

  /** The same once more for what has been begun, whose ceremony may have taken its time and been another's second. */
  const mayFinish = async (actor: SignedIn): Promise<void> => {
    const { length } = await passkeysOf(pool, actor.account.id)
    if (length >= MOST) throw ceremonyProblem('TOO_MANY_PASSKEYS')
    if (isProven(actor, Date.now() - CEREMONY_MS) || (await beganByLink(pool, actor.sessionId))) return
    if (await beganWithin(pool, actor.sessionId, STEP_UP_MS + CEREMONY_MS)) return
    throw length > 0 ? stepUpRequired() : freshSignInRequired()
  }

  const tell = async ({ actor, from }: AuthCallContext, action: 'passkeyAdded' | 'passkeyRenamed' | 'passkeyRemoved'): Promise<void> => {
    if (!isSignedIn(actor)) return
    await recordEvent(pool, { action, by: eventActorOf(actor), from, account: actor.account })
    if (action !== 'passkeyRenamed') await mails.notice(actor.account, action)
  }

  const recordLogin = async (response: Response, from: AuthCallContext['from']): Promise<void> => {
    const { user: account } = v.parse(signedInUser, await response.json())
    await recordEvent(pool, { action: 'login', by: { id: account.id, name: account.name }, from, account })
  }

  const authenticateOptions = {
    before: ({ actor }: AuthCallContext) => {
      if (isSignedIn(actor) && actor.impersonator !== null) throw forbidden()
    },
    after: async (_: AuthCallContext, response: Response) => {
      if (response.status !== 200) return
      await forgetChallenges(pool)
      const options = (await response.json()) as object
      const headers = new Headers(response.headers)
      headers.delete('content-length')
      return new Response(JSON.stringify({ ...options, userVerification: 'required' }), { headers })
    },
  }

  return {
    'GET /passkey/generate-authenticate-options': authenticateOptions,
    // The specification's form names an e-mail address. What it names is not looked at: the answer is the same for everyone.
    'POST /passkey/generate-authenticate-options': {
      ...authenticateOptions,
      serve: (_, handOn) => handOn('GET', '/passkey/generate-authenticate-options'),
    },
    'POST /passkey/verify-authentication': {
      takes: ['response'],
      onlyThemselves: true,
      before: async ({ actor, body }) => {
        const id = credentialIdOf(body)
        if (id === null) throw ceremonyProblem('AUTHENTICATION_FAILED')
        await consumeOrThrow(limits, 'passkey', id, { window: 60, max: 10 })
        // Proving who one is never makes one somebody else.
        if (isSignedIn(actor) && !(await passkeysOf(pool, actor.account.id)).includes(id)) throw ceremonyProblem('AUTHENTICATION_FAILED')
      },
      after: async ({ actor, body, from }, response) => {
        if (response.status === 200) {
          await pool.query('update auth.passkey set "lastUsedAt" = now() where "credentialID" = $1', [credentialIdOf(body)])
          // What was proved anew goes on in the session of the proof; the one before it ends.
          if (isSignedIn(actor)) await pool.query('delete from auth.session where id = $1', [actor.sessionId])
          else await recordLogin(response.clone(), from)
          return
        }
        if (response.status === 429) return
        const id = credentialIdOf(body) ?? ''
        const { rows } = await pool.query<{ id: string; name: string; email: string }>(
          `select u.id, u.name, u.email from auth.passkey p join auth."user" u on u.id = p."userId" where p."credentialID" = $1`,
          [id],
        )
        await recordEvent(pool, { action: 'loginFailed', by: eventActorOf(actor), from, ...(rows[0] && { account: rows[0] }) })
      },
    },
    'GET /passkey/generate-register-options': { onlyThemselves: true, before: (call) => mayBegin(signedIn(call)) },
    'POST /passkey/verify-registration': {
      takes: ['response', 'name'],
      onlyThemselves: true,
      before: async (call) => {
        const actor = signedIn(call)
        checkName(call.body)
        if (credentialIdOf(call.body) === null) throw ceremonyProblem('FAILED_TO_VERIFY_REGISTRATION')
        await mayFinish(actor)
      },
      after: async (call, response) => {
        if (response.status === 200) await tell(call, 'passkeyAdded')
        if (response.status < 500) return
        // Two at the same moment: the database has let in the first. A database that is down fails here once more.
        const { rowCount } = await pool.query('select from auth.passkey where "credentialID" = $1', [credentialIdOf(call.body)])
        if (rowCount !== 0) return problemResponse(ceremonyProblem('PREVIOUSLY_REGISTERED'), call.locale)
        const { length } = await passkeysOf(pool, signedIn(call).account.id)
        return problemResponse(ceremonyProblem(length < MOST ? 'FAILED_TO_VERIFY_REGISTRATION' : 'TOO_MANY_PASSKEYS'), call.locale)
      },
    },
    'GET /passkey/list-user-passkeys': {
      after: async ({ actor }, response) =>
        response.status === 200 && isSignedIn(actor) ? Response.json(await listPasskeys(pool, actor.account.id), response) : undefined,
    },
    'POST /passkey/update-passkey': {
      takes: ['id', 'name'],
      onlyThemselves: true,
      before: ({ body }) => checkName(body),
      after: async (call, response) => {
        if (response.status === 200) await tell(call, 'passkeyRenamed')
      },
    },
    'POST /passkey/delete-passkey': {
      takes: ['id'],
      onlyThemselves: true,
      stepUp: true,
      after: async (call, response) => {
        if (response.status === 200) await tell(call, 'passkeyRemoved')
      },
    },
  }
}
