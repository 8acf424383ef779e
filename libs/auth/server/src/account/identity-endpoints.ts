import { databaseCodeOf, inTransaction } from '@captain/database'
import type { Pool } from 'pg'
import * as v from 'valibot'
import { circumstancesOf, eventActorOf } from '../audit/identity-event.ts'
import { recordEvent } from '../audit/record-event.ts'
import { defineEndpoint, type Endpoint } from '../endpoint.ts'
import { LAST_WAY_IN, lastCredential } from '../errors.ts'
import type { AuthMails } from '../mails/auth-mails.ts'
import { unlinkIdentities } from '../oidc/identity-rows.ts'
import { requireOwnSession } from '../step-up/own-session.ts'

export type IdentityEndpointOptions = {
  readonly pool: Pool
  readonly mails: AuthMails
  /** Name of the configured organisation; null for none. */
  readonly organisation: string | null
}

const options = v.strictObject({ organisation: v.nullable(v.strictObject({ name: v.string() })) })

/** Returns `GET sign-in-options`, which the sign-in page shows, and `DELETE account/identity`, which unlinks the organisation. */
export const identityEndpoints = ({ pool, mails, organisation }: IdentityEndpointOptions): readonly Endpoint[] => [
  defineEndpoint({
    method: 'GET',
    path: '/api/v1/sign-in-options',
    guard: 'public',
    schemas: { output: options },
    handler: () => ({ organisation: organisation === null ? null : { name: organisation } }),
  }),
  defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/account/identity',
    guard: 'session',
    stepUp: 'change-sign-in',
    whileSettingUp: true,
    handler: async (context) => {
      const { actor } = context
      const { account } = actor
      requireOwnSession(actor, 'change-sign-in')
      await inTransaction(pool, async (client) => {
        if (!(await unlinkIdentities(client, account.id))) return
        await recordEvent(client, { action: 'identityUnlinked', by: eventActorOf(actor), from: circumstancesOf(context), account })
        await mails.notice(account, 'identityUnlinked', client)
      }).catch((error: unknown) => {
        throw databaseCodeOf(error) === LAST_WAY_IN ? lastCredential() : error
      })
      return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
    },
  }),
]
