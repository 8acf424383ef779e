import {
  guardPage,
  type AccessCheck,
  type GuardDecision,
  type GuardRefusal,
  type PageGuard,
  type Visitor,
  type VisitorKind,
} from '@captain/auth-core'
import type { Session } from '@captain/auth-react'

/** The checks of a visitor that a guard can run. */
export type AccessLookups = {
  /** The session; fails where it can't be read. */
  readonly session: () => Promise<Session | null>
  readonly hasToken: () => boolean
  readonly access: (check: AccessCheck) => Promise<boolean | 'failed'>
  /** Returns whether the server's configuration lists the account as an administrator. The session does not contain this. */
  readonly isListedAdmin: () => Promise<boolean>
}

const standingOf = (session: Session | null): VisitorKind => {
  if (session === null) return 'guest'
  if (session.user.role === 'admin') return 'admin'
  return session.user.isUser ? 'user' : 'anonymous'
}

type Standing = Pick<Visitor, 'standing' | 'mustSetUpSignIn'>

const decideAs = async (who: Standing, guard: PageGuard, lookups: AccessLookups): Promise<GuardDecision> => {
  const visitor = { ...who, hasToken: lookups.hasToken(), access: null }
  const decision = guardPage(guard, visitor)
  return decision.outcome === 'ask' ? guardPage(guard, { ...visitor, access: await lookups.access(decision.check) }) : decision
}

/** Returns the redirect of a visit, or null. Runs only the checks that the guard needs. */
export const resolveVisit = async (guard: PageGuard, lookups: AccessLookups): Promise<GuardRefusal | null> => {
  if (guard.every(({ mode }) => mode === 'public')) return null
  const session = await lookups.session().catch(() => undefined)
  const standing = session === undefined ? 'unknown' : standingOf(session)
  const mustSetUpSignIn = session?.mustSetUpSignIn === true
  let decision = await decideAs({ standing, mustSetUpSignIn }, guard, lookups)
  const mayBeListed = standing === 'anonymous' || standing === 'user'
  if (decision.outcome === 'redirect' && mayBeListed && (await lookups.isListedAdmin()))
    decision = await decideAs({ standing: 'admin', mustSetUpSignIn }, guard, lookups)
  return decision.outcome === 'redirect' ? decision : null
}
