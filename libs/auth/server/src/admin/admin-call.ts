import type { SignedIn, StepUpAction } from '@captain/auth-core'
import { invalid, notFound, unauthorized, localizeIssues } from '@captain/http-server'
import { isSignedIn } from '@captain/auth-core'
import { issuesOf } from '@captain/validation'
import type { Pool } from 'pg'
import * as v from 'valibot'
import type { EventActor } from '../audit/identity-event.ts'
import { eventActorOf } from '../audit/identity-event.ts'
import type { AuthRoute, AuthCallContext, HandOn } from '../auth-route.ts'
import type { BetterAuth } from '../better-auth.ts'
import type { SecondFactorRows } from '../second-factor/second-factor-rows.ts'
import type { AuthMails } from '../mails/auth-mails.ts'
import { requireStepUp } from '../step-up/require-step-up.ts'
import type { TenantDirectory } from '../tenant-directory.ts'
import { requireAccess, type Permissions } from './access-control.ts'

/** Services of the administration. */
export type AdminServices = {
  readonly pool: Pool
  readonly auth: BetterAuth
  readonly mails: AuthMails
  readonly tenants: TenantDirectory
  readonly adminUserIds: readonly string[]
  readonly secondFactors: SecondFactorRows
}

/** Call of better-auth's administration from a permitted sender, with a parsed body. */
export type AdminCallContext<Body> = Omit<AuthCallContext, 'body' | 'actor'> & {
  readonly body: Body
  readonly actor: SignedIn
  readonly by: EventActor
}

type Rules<Schema extends v.GenericSchema> = {
  readonly needs: Permissions
  /** The action for which a step-up is required, after confirming that the sender is an administrator. */
  readonly stepUp?: StepUpAction
  readonly body: Schema
}

/** Parses a body with a schema. Throws a 422 that lists the issues. */
export const checkedBody = <Schema extends v.GenericSchema>(schema: Schema, { body, locale }: AuthCallContext): v.InferOutput<Schema> => {
  const parsed = v.safeParse(schema, body, { abortPipeEarly: true })
  if (parsed.success) return parsed.output
  throw invalid(localizeIssues(issuesOf(parsed.issues), locale))
}

/** Checks a call before it runs. Throws 401, 403 and 422, in this order. */
export const authorizeAdminCall = <Schema extends v.GenericSchema>(
  call: AuthCallContext,
  { needs, stepUp, body }: Rules<Schema>,
): AdminCallContext<v.InferOutput<Schema>> => {
  const { actor } = call
  requireAccess(actor, needs)
  if (!isSignedIn(actor)) throw unauthorized()
  if (stepUp !== undefined) requireStepUp(actor, stepUp)
  return { ...call, actor, by: eventActorOf(actor), body: checkedBody(body, call) }
}

/** Defines a call that this library answers instead of better-auth. */
export const adminCall = <Schema extends v.GenericSchema>(
  rules: Rules<Schema>,
  serve: (call: AdminCallContext<v.InferOutput<Schema>>, handOn: HandOn) => Promise<unknown>,
): AuthRoute => ({
  serve: async (call, handOn) => {
    const answer = await serve(authorizeAdminCall(call, rules), handOn)
    return answer instanceof Response ? answer : Response.json(answer, { headers: { 'cache-control': 'no-store' } })
  },
})

export type Target = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly locale: 'ja' | 'en'
  readonly role: 'admin' | 'user'
  readonly isUser: boolean
  readonly emailVerified: boolean
  readonly banned: boolean
  readonly banReason: string | null
  readonly banExpires: Date | null
}

/** Reads an account and locks it until the transaction ends. Throws 404. */
export const lockAccount = async (client: Pick<Pool, 'query'>, id: string): Promise<Target> => {
  const { rows } = await client.query<Target>(
    `select id, name, email, locale, role, "isUser", "emailVerified", "banReason", "banExpires",
       banned and ("banExpires" is null or "banExpires" > now()) as banned
     from auth."user" where id = $1 for update`,
    [id],
  )
  if (rows[0] === undefined) throw notFound()
  return rows[0]
}
