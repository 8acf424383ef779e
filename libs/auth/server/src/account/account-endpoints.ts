import { isStepUpFresh } from '@captain/auth-core'
import type { Pool } from 'pg'
import * as v from 'valibot'
import type { Accounts } from '../accounts.ts'
import { circumstancesOf, eventActorOf } from '../audit/identity-event.ts'
import { recordEvent } from '../audit/record-event.ts'
import { defineEndpoint, type Endpoint } from '../endpoint.ts'
import { stepUpRequired } from '../errors.ts'
import type { AuthMails } from '../mails/auth-mails.ts'
import { beganByLink } from '../passkeys/passkey-rows.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { requireOwnSession } from '../step-up/own-session.ts'
import type { TenantDirectory } from '../tenant-directory.ts'
import { ownAccount, readOwnAccount } from './own-account.ts'
import { PASSWORD_LENGTH } from '../better-auth.ts'

export type AccountEndpointOptions = {
  readonly pool: Pool
  readonly accounts: Accounts
  readonly mails: AuthMails
  readonly tenants: TenantDirectory
  /** The organisation whose accounts sign in; null for none. */
  readonly issuer: string | null
}

const password = v.strictObject({ password: v.pipe(v.string(), v.minLength(PASSWORD_LENGTH.min), v.maxLength(PASSWORD_LENGTH.max)) })

/** Returns `GET account`, and `POST account/password`, which sets a password without the current one. */
export const accountEndpoints = ({ pool, accounts, mails, tenants, issuer }: AccountEndpointOptions): readonly Endpoint[] => [
  defineEndpoint({
    method: 'GET',
    path: '/api/v1/account',
    guard: 'session',
    whileSettingUp: true,
    schemas: { output: ownAccount },
    handler: ({ actor, locale }) => readOwnAccount({ pool, tenants, issuer }, actor, locale),
  }),
  defineEndpoint({
    method: 'POST',
    path: '/api/v1/account/password',
    guard: 'session',
    whileSettingUp: true,
    maxBodyBytes: 4096,
    schemas: { body: password },
    handler: async (context) => {
      const { actor, body } = context
      requireOwnSession(actor, 'change-sign-in')
      if (!isStepUpFresh(actor) && !(await beganByLink(pool, actor))) throw stepUpRequired('change-sign-in')
      await checkPassword(body.password, actor.account, tenants)
      await accounts.setPassword(actor.account.id, body.password)
      // Sign out sessions that may have used the old password.
      await pool.query('delete from auth.session where "userId" = $1 and id <> $2', [actor.account.id, actor.sessionId])
      await recordEvent(pool, { action: 'password', by: eventActorOf(actor), from: circumstancesOf(context), account: actor.account })
      await mails.notice(actor.account, 'passwordChanged')
      return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
    },
  }),
]
