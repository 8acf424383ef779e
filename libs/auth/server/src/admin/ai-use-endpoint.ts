import { inTransaction } from '@captain/database'
import { MAX_AI_LIMIT } from '@captain/auth-core'
import { conflict } from '@captain/http-server'
import { integer, notBeforeToday, requiredDate } from '@captain/validation'
import * as v from 'valibot'
import { circumstancesOf, eventActorOf } from '../audit/identity-event.ts'
import { recordEvent } from '../audit/record-event.ts'
import { defineEndpoint, type Endpoint } from '../endpoint.ts'
import { accountItem, type AccountItem } from './account-item.ts'
import { lockAccount, type AdminServices } from './admin-call.ts'
import { aiUse, changeAiUse } from './ai-use.ts'

const lastDay = v.pipe(v.string(), v.isoDate(), requiredDate(), notBeforeToday())

/** Permission that the input was based on; its last day may be in the past. */
const before = v.strictObject({ monthlyLimit: v.nullable(v.number()), expiresOn: v.nullable(v.pipe(v.string(), v.isoDate())) })

const change = v.variant('allowed', [
  v.strictObject({ allowed: v.literal(false), before }),
  v.strictObject({
    allowed: v.literal(true),
    monthlyLimit: v.pipe(v.number(), integer(), v.minValue(0), v.maxValue(MAX_AI_LIMIT)),
    expiresOn: v.nullable(lastDay),
    before,
  }),
])

const withUse = v.strictObject({ ...accountItem.entries, ai: aiUse })

type WithUse = AccountItem & { readonly ai: v.InferOutput<typeof aiUse> }

/**
 * Grants, changes or revokes the AI permission of an account, with a limit and an optional last day. Returns 409 if another administrator
 * has changed it since it was read; `shown` reads the account again.
 */
export const aiUseEndpoint = (
  { pool }: Pick<AdminServices, 'pool'>,
  path: `/${string}/:id`,
  shown: (id: string) => Promise<WithUse>,
): Endpoint =>
  defineEndpoint({
    method: 'PUT',
    path: `${path}/ai`,
    guard: 'admin',
    stepUp: 'change-rights',
    maxBodyBytes: 4096,
    schemas: { body: change, output: withUse },
    handler: async (context) => {
      const { params, body, actor } = context
      const isDone = await inTransaction(pool, async (client) => {
        const account = await lockAccount(client, params.id)
        const changes = await changeAiUse(client, account.id, body, actor.account.id)
        if (changes === 'conflict') return false
        if (changes !== null)
          await recordEvent(client, { action: 'permission', by: eventActorOf(actor), from: circumstancesOf(context), account, changes })
        return true
      })
      const account = await shown(params.id)
      if (!isDone) throw conflict({ code: 'version-conflict', current: account })
      return account
    },
  })
