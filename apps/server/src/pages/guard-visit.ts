import {
  guardPage,
  GUEST,
  JWT_COOKIE,
  isSignedIn,
  canAccess,
  readCookie,
  visitorKindOf,
  type AccessCheck,
  type Actor,
  type FoundPage,
  type GuardRefusal,
} from '@captain/auth-core'
import type { Auth } from '@captain/auth-server'
import type { Logger } from '@captain/database'

type Guarding = { readonly auth: Pick<Auth, 'resolveActor' | 'tenants'>; readonly log: Logger }

/** Resolves the visitor of a page from its cookies only; null if the lookup failed. */
const visitorOf = async (request: Request, { auth, log }: Guarding): Promise<Actor | null> => {
  const cookie = request.headers.get('cookie')
  if (cookie === null) return GUEST
  try {
    return await auth.resolveActor(new Request(request.url, { headers: { cookie } }))
  } catch (error) {
    log.error({ err: error }, 'nobody could tell who visits a page')
    return null
  }
}

/** Runs the browser's page guard on the server: returns the redirect target of a visit, or null, for the actor of the request's cookies. */
export const guardVisit = async (request: Request, { guard, params }: FoundPage, guarding: Guarding): Promise<GuardRefusal | null> => {
  if (guard.every(({ mode }) => mode === 'public')) return null
  const actor = await visitorOf(request, guarding)
  const visitor = {
    standing: actor === null ? ('unknown' as const) : visitorKindOf(actor),
    mustSetUpSignIn: actor !== null && isSignedIn(actor) && actor.mustSetUpSignIn === true,
    hasToken: readCookie(request.headers.get('cookie'), JWT_COOKIE) !== null,
  }
  const answer = (check: AccessCheck): boolean | 'failed' => {
    const { tenant } = params
    return actor === null ? 'failed' : canAccess(check, actor, tenant !== undefined && guarding.auth.tenants.has(tenant) ? tenant : null)
  }
  const decision = guardPage(guard, { ...visitor, access: null })
  const decided = decision.outcome === 'ask' ? guardPage(guard, { ...visitor, access: answer(decision.check) }) : decision
  return decided.outcome === 'redirect' ? decided : null
}
