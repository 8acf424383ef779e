import type { Actor, StepUpAction } from '@captain/auth-core'
import type { Locale } from '@captain/locale'
import type { RequestOrigin } from './audit/identity-event.ts'

/** Call of `/api/auth` as our rules see it. */
export type AuthCallContext = {
  readonly request: Request
  readonly url: URL
  /** JSON body; an empty object if there was none. */
  readonly body: Readonly<Record<string, unknown>>
  readonly actor: Actor
  readonly locale: Locale
  readonly from: RequestOrigin
}

/** Forwards another call to better-auth on behalf of the same caller. */
export type HandOn = (method: 'GET' | 'POST', path: string) => Promise<Response>

/** Handling of one better-auth call, which runs between `before` and `after`. */
export type AuthRoute = {
  /** The action for which a step-up less than five minutes old is required: otherwise 403 `step-up-required`. */
  readonly stepUp?: StepUpAction
  /** Returns 403 during impersonation and to access tokens. */
  readonly onlyThemselves?: true
  /** Properties of the body to forward; others are dropped. Default: all. */
  readonly takes?: readonly string[]
  /** Properties that the forwarded body always has, in place of those that the caller sent. */
  readonly sets?: Readonly<Record<string, unknown>>
  /** The response contains a token on purpose. Otherwise tokens of sessions, which only cookies carry, are taken out. */
  readonly answersToken?: true
  /** Minimum duration of the response in milliseconds, so that its time does not reveal the work. */
  readonly atLeastMs?: number
  /** Rejects the call by throwing, before better-auth runs. */
  readonly before?: (call: AuthCallContext) => Promise<void> | void
  /** Answers instead of better-auth. */
  readonly serve?: (call: AuthCallContext, handOn: HandOn) => Promise<Response>
  /** Runs after the response, including errors; may replace it. */
  readonly after?: (call: AuthCallContext, response: Response) => Promise<Response | void>
}

/** Calls by method and path below `/api/auth`: `POST /sign-out`. */
export type AuthRoutes = Readonly<Record<string, AuthRoute>>
