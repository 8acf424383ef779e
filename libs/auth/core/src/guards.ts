import type { AccessCheck } from './access-check.ts'
import { isAdmin, isRegularUser, isSignedIn, type Actor } from './actor.ts'

/** The ways to guard a page (the customer's specification §4); `public` is what it calls "auth disabled". */
export type GuardMode = 'public' | 'loginOnly' | 'guest' | 'anonymous' | 'user' | 'admin' | 'browser' | 'tenantUser' | 'cfAi'

export type PagePath = `/${string}`

/** One mode of a page's guard, and where its refusal leads in place of the mode's own target. */
export type GuardStep = { readonly mode: GuardMode; readonly otherwise?: PagePath }

/** The steps that a visitor has to pass, in order. */
export type PageGuard = readonly GuardStep[]

/** What a visitor is to the guards; `unknown` where the session could not be read. */
export type Standing = 'unknown' | 'guest' | 'anonymous' | 'user' | 'admin'

export type Visitor = {
  readonly standing: Standing
  /** Whether there is an auth_jwt cookie. */
  readonly hasToken: boolean
  /** The answer to the access check that the page asks for: null before it is asked, `failed` where there was none. */
  readonly access: boolean | 'failed' | null
}

export type GuardRefusal = {
  readonly outcome: 'redirect'
  readonly to: PagePath
  /** The attempted path is kept in auth_redirect_path and returned to after sign-in. */
  readonly remember: boolean
  /** `unchecked`: nobody could tell whether the visitor may enter. */
  readonly why: 'refused' | 'unchecked'
}

export type GuardDecision = { readonly outcome: 'pass' } | { readonly outcome: 'ask'; readonly check: AccessCheck } | GuardRefusal

/** Where refused visitors learn why. */
export const NOT_PERMISSION = '/auth/not-permission'

const PASS: GuardDecision = { outcome: 'pass' }

const refuse = (to: PagePath, { remember = false, why = 'refused' }: Partial<GuardRefusal> = {}): GuardRefusal => ({
  outcome: 'redirect',
  to,
  remember,
  why,
})

const byAnswer = (check: AccessCheck, { access }: Visitor, to: PagePath): GuardDecision => {
  if (access === null) return { outcome: 'ask', check }
  if (access === true) return PASS
  return refuse(to, { why: access === 'failed' ? 'unchecked' : 'refused' })
}

const isLoggedIn = ({ standing }: Visitor): boolean => standing !== 'guest' && standing !== 'unknown'

const takeStep = ({ mode, otherwise }: GuardStep, visitor: Visitor): GuardDecision => {
  const { standing } = visitor
  const refusedTo = otherwise ?? NOT_PERMISSION
  switch (mode) {
    case 'public':
      return PASS
    case 'guest':
      return isLoggedIn(visitor) ? refuse(otherwise ?? '/captain') : PASS
    case 'anonymous':
      return standing === 'anonymous' ? refuse(otherwise ?? '/auth/who-are-you') : PASS
    default:
      if (standing === 'unknown') return refuse(refusedTo, { why: 'unchecked' })
  }
  switch (mode) {
    case 'loginOnly':
      return isLoggedIn(visitor) ? PASS : refuse(otherwise ?? '/', { remember: true })
    case 'user':
      return standing === 'user' || standing === 'admin' ? PASS : refuse(refusedTo)
    case 'admin':
      return standing === 'admin' ? PASS : refuse(refusedTo)
    case 'browser':
      return visitor.hasToken ? byAnswer('check_auth_required', visitor, refusedTo) : refuse(refusedTo)
    case 'tenantUser':
      return isLoggedIn(visitor) ? byAnswer('check_tenant_user_by_tenant_slug', visitor, refusedTo) : refuse(refusedTo)
    case 'cfAi':
      return isLoggedIn(visitor) ? byAnswer('check_cf_ai_usage', visitor, refusedTo) : refuse(refusedTo)
  }
}

/** Decides whether a visitor may see a page, or which access check has to be asked first; the same in the browser and on the server. */
export const guardPage = (guard: PageGuard, visitor: Visitor): GuardDecision => {
  for (const step of guard) {
    const decision = takeStep(step, visitor)
    if (decision.outcome !== 'pass') return decision
  }
  return PASS
}

/** What an actor is to the guards. */
export const standingOf = (actor: Actor): Standing => {
  if (!isSignedIn(actor)) return 'guest'
  if (isAdmin(actor)) return 'admin'
  return isRegularUser(actor) ? 'user' : 'anonymous'
}
