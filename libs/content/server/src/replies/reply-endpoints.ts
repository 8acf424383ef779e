import type { Endpoint } from '@captain/auth-server'
import { mayTransition, replyRefusal, rowsIn, type AnyContentType, type RepliesResponse } from '@captain/content-core'
import { enforceRateLimit, forbidden, notFound, type RateRule } from '@captain/http-server'
import { repliesFacts, replyFacts } from '../openapi/write-facts.ts'
import { SHARED } from '../openapi/shared-schemas.ts'
import { privateJson } from '../responses.ts'
import type { ContentServices } from '../services.ts'
import { notingView } from '../staff-api/noting-view.ts'
import { idempotencyKeyOf, readBody, requireLockVersion } from '../staff-api/request-body.ts'
import { accountOf, staffEndpoint, type StaffCall } from '../staff-api/staff-endpoint.ts'
import { checkVersion, respondWithRecord } from '../staff-api/to-record-response.ts'
import { writingTo } from '../staff-api/writing-to.ts'
import { withIdempotencyKey } from '../store/idempotency.ts'
import { readEntry } from '../store/read-entry.ts'
import { toRecord } from '../store/record.ts'
import { mailStates } from './mail-states.ts'
import { replyOffer } from './reply-offer.ts'
import { writeReply, type Replier, type ReplyRequest } from './write-reply.ts'

const PER_ACCOUNT: RateRule = { window: 3600, max: 60 }

/** Returns the list of replies. Throws 403 for roles that do not see it: they would write what they cannot read. */
const listNameOf = ({ seen }: StaffCall): string => {
  if (seen.repliesIn === null) throw forbidden()
  return seen.repliesIn
}

const read = async (call: StaffCall): Promise<Response> => {
  const listName = listNameOf(call)
  const { seen, store } = call
  const staff = accountOf(call).name
  const found = await store.read(async (tx): Promise<RepliesResponse> => {
    const row = await readEntry(tx, { type: call.type.name, id: call.id() })
    if (row === null || row.deleted_at !== null) throw notFound()
    const record = toRecord(seen, row, tx.now)
    const refusal = replyRefusal(seen, record, 'email')
    return {
      offer: refusal === null ? await replyOffer(tx, seen, record, staff) : null,
      refusal,
      mails: await mailStates(tx, rowsIn(record[listName])),
    }
  })
  return privateJson(found)
}

const replierOf = (call: StaffCall): Replier => ({
  name: accountOf(call).name,
  locale: call.context.locale,
  seen: call.seen,
  mayRun: (transition) => mayTransition(call.seen, call.context.role, transition),
})

const reply = async (services: ContentServices, call: StaffCall): Promise<Response> => {
  const { type, tenant } = call
  const listName = listNameOf(call)
  const by = replierOf(call)
  const request: ReplyRequest = await readBody(call, SHARED.ReplyRequest)
  const version = requireLockVersion(call, {})
  const key = idempotencyKeyOf(call.context.request)
  await enforceRateLimit(services.limits, 'reply', `${tenant.number}/${accountOf(call).id}`, PER_ACCOUNT)
  const record = await writingTo(call, 'live', async (tx, row) => {
    const write = async () => {
      await checkVersion(tx, type, row, version)
      return writeReply(tx, { type, listName, request, by }, row)
    }
    return key === null ? write() : withIdempotencyKey(tx, { key, type, body: { id: row.id, ...request } }, write)
  })
  return respondWithRecord(record, 201)
}

const keepsReplies = ({ repliesIn }: AnyContentType): boolean => repliesIn !== null

/** Operations on the replies to the senders of messages, for accounts that may handle them; API keys have no access. */
export const replyEndpoints = (services: ContentServices): readonly Endpoint[] => [
  staffEndpoint(services, {
    method: 'GET',
    path: '/:id/replies',
    needs: 'write',
    right: 'process',
    offered: keepsReplies,
    schemas: { output: SHARED.Replies },
    describe: repliesFacts,
    handle: notingView(services, read),
  }),
  staffEndpoint(services, {
    method: 'POST',
    path: '/:id/replies',
    needs: 'write',
    right: 'process',
    offered: keepsReplies,
    schemas: { body: SHARED.ReplyRequest },
    describe: replyFacts,
    handle: notingView(services, (call) => reply(services, call)),
  }),
]
