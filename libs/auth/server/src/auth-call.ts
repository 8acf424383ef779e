import type { Actor } from '@captain/auth-core'
import type { Locale } from '@captain/locale'
import type { Circumstances } from './audit/identity-event.ts'

/** A call of `/api/auth` as our own rules see it. */
export type AuthCallContext = {
  readonly request: Request
  readonly url: URL
  /** The JSON that was sent; an empty object where nothing was. */
  readonly body: Readonly<Record<string, unknown>>
  readonly actor: Actor
  readonly locale: Locale
  readonly from: Circumstances
}

/** Asks better-auth for another call than the one that came, in the name of whoever made that one. */
export type HandOn = (method: 'GET' | 'POST', path: string) => Promise<Response>

/** How one call of better-auth is served: it is handed over between `before` and `after`. */
export type AuthCall = {
  /** Asks for a passkey's proof within five minutes: without it 403 `step-up-required`. */
  readonly stepUp?: true
  /** Not while an administrator acts as the account: 403. */
  readonly onlyThemselves?: true
  /** The parts of the body that are handed on, whatever else was sent; left out: all. */
  readonly takes?: readonly string[]
  /** The answer comes after as many milliseconds at the earliest, so that its time does not tell which work there was. */
  readonly atLeastMs?: number
  /** Refuses the call by throwing, before better-auth sees it. */
  readonly before?: (call: AuthCallContext) => Promise<void> | void
  /** Answers in place of better-auth. */
  readonly serve?: (call: AuthCallContext, handOn: HandOn) => Promise<Response>
  /** What follows from the answer, refusals included; may put another in its place. */
  readonly after?: (call: AuthCallContext, response: Response) => Promise<Response | void>
}

/** Calls by method and path below `/api/auth`: `POST /sign-out`. */
export type AuthCalls = Readonly<Record<string, AuthCall>>
