import type { AccessCheck } from './access-check.ts'
import { isAdmin, isRegularUser, isSignedIn, type Actor } from './actor.ts'

/** Guard modes of a page (the customer's specification §4); `public` is its "auth disabled". */
export type GuardMode = 'public' | 'loginOnly' | 'guest' | 'anonymous' | 'user' | 'admin' | 'browser' | 'tenantUser' | 'cfAi'

export type PagePath = `/${string}`

/** One mode of a page guard, with an optional redirect target that replaces the default of the mode. */
export type GuardStep = { readonly mode: GuardMode; readonly otherwise?: PagePath }

/** Conditions that a visitor must pass, in order. */
export type PageGuard = readonly GuardStep[]

/** Kinds of visitors; `unknown` if the session could not be read. */
export type VisitorKind = 'unknown' | 'guest' | 'anonymous' | 'user' | 'admin'

export type Visitor = {
  readonly standing: VisitorKind
  /** Whether the visitor has an auth_jwt cookie. */
  readonly hasToken: boolean
  /** Result of the page's access check: null before the check, `failed` if it got no response. */
  readonly access: boolean | 'failed' | null
  /** Whether the account must set up a stronger sign-in first. */
  readonly mustSetUpSignIn?: boolean
}

export type GuardRefusal = {
  readonly outcome: 'redirect'
  readonly to: PagePath
  /** Stores the attempted path in auth_redirect_path, to return to it after sign-in. */
  readonly remember: boolean
  /** `unchecked`: the access check failed, so the visitor's access is unknown. */
  readonly why: 'refused' | 'unchecked'
}

export type GuardDecision = { readonly outcome: 'pass' } | { readonly outcome: 'ask'; readonly check: AccessCheck } | GuardRefusal

/** Page that explains refusals. */
export const NOT_PERMISSION = '/auth/not-permission'

/** Page that sets up a stronger sign-in. */
const SECURE_SIGN_IN = '/auth/secure-sign-in'

/** Modes of the pages that wait for the setup: all that need more than being signed in, or not. */
const WAITING: readonly GuardMode[] = ['anonymous', 'user', 'admin', 'browser', 'tenantUser', 'cfAi']

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

/** Decides whether a visitor may see a page, or which access check is needed first; used in the browser and on the server. */
export const guardPage = (guard: PageGuard, visitor: Visitor): GuardDecision => {
  if (visitor.mustSetUpSignIn === true && guard.some(({ mode }) => WAITING.includes(mode))) return refuse(SECURE_SIGN_IN)
  for (const step of guard) {
    const decision = takeStep(step, visitor)
    if (decision.outcome !== 'pass') return decision
  }
  return PASS
}

/** Returns the visitor kind of an actor. */
export const visitorKindOf = (actor: Actor): VisitorKind => {
  if (!isSignedIn(actor)) return 'guest'
  if (isAdmin(actor)) return 'admin'
  return isRegularUser(actor) ? 'user' : 'anonymous'
}
