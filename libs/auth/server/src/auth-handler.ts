import { isKeyActor, isSignedIn, type Actor } from '@captain/auth-core'
import { forbidden, notFound, problemResponse, readJson, unauthorized } from '@captain/http-server'
import type { Locale } from '@captain/locale'
import { asRecord } from '@captain/validation'
import { withRequestContext } from './audit/current-request-origin.ts'
import { circumstancesOf, type RequestOrigin } from './audit/identity-event.ts'
import type { AuthRoute, AuthCallContext, AuthRoutes, HandOn } from './auth-route.ts'
import { withMinimumDuration } from './with-minimum-duration.ts'
import { toProblem, problemOf } from './auth-problem.ts'
import { BASE_PATH, CLIENT_ADDRESS_HEADER, type BetterAuth } from './better-auth.ts'
import { withoutSessionTokens } from './session-tokens.ts'
import { withOneSession, type SessionCookie } from './session-cookie.ts'
import { requireOwnSession } from './step-up/own-session.ts'
import { checkOpenCall } from './step-up/strong-sign-in.ts'
import { requireStepUp } from './step-up/require-step-up.ts'

type Origin = { readonly clientAddress: string; readonly locale: Locale; readonly requestId?: string }

type Handler = (request: Request, origin: Origin) => Promise<Response>

export type AuthHandlerOptions = {
  readonly auth: BetterAuth
  /**
   * Calls of better-auth that are served, with our rules. Other calls return 404, because several of them require only a session where we
   * require a step-up.
   */
  readonly calls: AuthRoutes
  readonly cookie: SessionCookie
  readonly resolveActor: (request: Request) => Promise<Actor>
}

/** Bodies of auth calls have a few fields; a passkey's response is the longest. */
const MAX_BODY_BYTES = 64 * 1024

type Body = AuthCallContext['body']

const bodyOf = async (request: Request): Promise<Body> => {
  if (request.method !== 'POST') return {}
  return asRecord(await readJson(request, { maxBytes: MAX_BODY_BYTES }))
}

const picked = (body: Body, names: readonly string[] | undefined): Body =>
  names === undefined ? body : Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name)))

/**
 * Returns the request for better-auth, with the session cookie that our rules resolved. Sets a content type, because it rejects the
 * specification's calls without payload otherwise.
 */
const prepare = (request: Request, { method, url, body, clientAddress, cookie }: Prepared): Request => {
  const headers = new Headers(request.headers)
  const cookies = withOneSession(headers.get('cookie'), cookie)
  if (cookies === '') headers.delete('cookie')
  else headers.set('cookie', cookies)
  headers.set(CLIENT_ADDRESS_HEADER, clientAddress)
  headers.delete('content-length')
  headers.delete('transfer-encoding')
  if (method !== 'POST') return new Request(url, { method, headers })
  headers.set('content-type', 'application/json')
  return new Request(url, { method, headers, body: JSON.stringify(body) })
}

type Prepared = {
  readonly method: string
  readonly url: string | URL
  readonly body: Body
  readonly clientAddress: string
  readonly cookie: SessionCookie
}

const check = async ({ stepUp, onlyThemselves, before }: AuthRoute, call: AuthCallContext): Promise<void> => {
  const { actor } = call
  if (isKeyActor(actor)) throw forbidden()
  if (onlyThemselves === true) requireOwnSession(actor, stepUp ?? null)
  if (stepUp !== undefined && !isSignedIn(actor)) throw unauthorized()
  if (stepUp !== undefined) requireStepUp(actor, stepUp)
  await before?.(call)
}

const shown = (rules: AuthRoute, answer: Response): Promise<Response> | Response =>
  rules.answersToken === true ? answer : withoutSessionTokens(answer)

/** Serves `/api/auth/*`. Throws errors that the caller did not cause, such as an unavailable database. */
export const createAuthHandler = ({ auth, calls, cookie, resolveActor }: AuthHandlerOptions): Handler => {
  const serve = async (rules: AuthRoute, request: Request, origin: Origin, from: RequestOrigin): Promise<Response> => {
    const url = new URL(request.url)
    const call: AuthCallContext = {
      request,
      url,
      body: picked(await bodyOf(request), rules.takes),
      actor: await resolveActor(request),
      locale: origin.locale,
      from,
    }
    checkOpenCall(call.actor, `${request.method} ${url.pathname.slice(BASE_PATH.length)}`)
    await check(rules, call)
    const { clientAddress } = origin
    const handOn: HandOn = (method, path) =>
      auth.handler(prepare(request, { method, url: new URL(`${BASE_PATH}${path}`, url), body: {}, clientAddress, cookie }))
    const body = { ...call.body, ...rules.sets }
    const answering =
      rules.serve?.(call, handOn) ?? auth.handler(prepare(request, { method: request.method, url, body, clientAddress, cookie }))
    const answer = await withMinimumDuration(rules.atLeastMs ?? 0, answering)
    const response = answer.status >= 400 ? await toProblem(answer, origin.locale) : await shown(rules, answer)
    return (await rules.after?.(call, response)) ?? response
  }

  return async (request, origin) => {
    const rules = calls[`${request.method} ${new URL(request.url).pathname.slice(BASE_PATH.length)}`]
    if (rules === undefined) return problemResponse(notFound(), origin.locale)
    try {
      const from = circumstancesOf({ request, clientAddress: origin.clientAddress, requestId: origin.requestId ?? '' })
      return await withRequestContext(from, () => serve(rules, request, origin, from))
    } catch (error) {
      const problem = problemOf(error, origin.locale)
      if (problem === null) throw error
      return problemResponse(problem, origin.locale)
    }
  }
}
