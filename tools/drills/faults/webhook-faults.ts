import { isSignedBy, startReceiver, type Receiver } from '../../../libs/content/server/src/integrations/webhooks/receiver-under-test.ts'
import type { ServerResponse } from 'node:http'
import type { Drill, DrillResult, DrillRun } from '../drill.ts'
import { whole } from '../figures.ts'
import { asRecord } from '@captain/validation'
import { isDone, jsonOf } from '../product/http.ts'
import { startProduct, type Product } from '../product/product.ts'
import { waitFor } from '../product/ready.ts'
import { signInStaff } from '../product/staff.ts'
import { unexpected } from '../kills/world.ts'
import { openBrokenWay, type Mode } from './broken-way.ts'
import { createClaims, withClient } from './findings.ts'
import { createArticle } from './published-article.ts'

const TENANT = 'cafe'
const EVENTS_PER_FAULT = 4
const SETTLED_MS = 240_000
const POLL_MS = 300

type Fault = {
  readonly name: string
  readonly answer?: (response: ServerResponse) => void
  readonly mode?: Mode
  readonly bytes?: number
  readonly isLong?: boolean
  /** Whether the event may count as arrived, because the status of the answer says so. */
  readonly mayArrive?: boolean
  /** Kills the server while the events are under way. */
  readonly kills?: boolean
}

const ok = (response: ServerResponse): void => void response.writeHead(204).end()

const FAULTS: readonly Fault[] = [
  { name: 'an error (500)', answer: (response) => void response.writeHead(500).end('no') },
  { name: 'a redirect (302)', isLong: true, answer: (response) => void response.writeHead(302, { location: '/elsewhere' }).end() },
  { name: 'no answer within five seconds', isLong: true, answer: () => undefined },
  {
    name: 'half an answer',
    answer: (response) => void response.writeHead(200, { 'content-length': '100' }).write('half'),
    mayArrive: true,
    isLong: true,
  },
  { name: 'connections are reset', mode: 'resets' },
  { name: 'the connection is cut in the middle of the event', mode: 'cuts-request', bytes: 80, isLong: true },
  { name: 'the connection is cut in the middle of the answer', mode: 'cuts-answer', bytes: 10, isLong: true },
  { name: 'the server is killed while it waits for the answer', answer: () => undefined, kills: true },
]

type Deliveries = { readonly pending: number; readonly tried: number; readonly delivered: number; readonly failed: number }

const readDeliveries = (product: Product): Promise<Deliveries> =>
  withClient(product.databaseUrl(), async (client) => {
    const { rows } = await client.query<Deliveries>(`
      select count(*) filter (where state = 'pending')::int as pending,
        count(*) filter (where state = 'pending' and attempts > 0)::int as tried,
        count(*) filter (where state = 'delivered')::int as delivered,
        count(*) filter (where state = 'failed')::int as failed
      from content.webhook_delivery where event = 'published' and slug like 'hook-%'`)
    return rows[0] ?? { pending: 0, tried: 0, delivered: 0, failed: 0 }
  })

/** Lets events that wait for their next attempt be sent now, as if the time had passed. */
const skipDelays = (product: Product): Promise<void> =>
  withClient(product.databaseUrl(), async (client) => {
    await client.query(
      `update content.webhook_delivery set next_attempt_at = now() where state = 'pending' and attempts > 0 and next_attempt_at > now()`,
    )
  })

/** Lets events that a killed server had claimed be sent now, as if the time had passed. */
const forgetClaims = (product: Product): Promise<void> =>
  withClient(product.databaseUrl(), async (client) => {
    await client.query(`update content.webhook_delivery set claimed_until = now() where state = 'pending'`)
  })

/** Waits until every event has been delivered or tried. */
const waitForAttempts = async (product: Product, published: number): Promise<Deliveries> => {
  await waitFor(
    async () => {
      const { tried, delivered } = await readDeliveries(product)
      return tried + delivered === published
    },
    SETTLED_MS,
    POLL_MS,
  )
  return readDeliveries(product)
}

const eventIds = (receiver: Receiver): readonly string[] => receiver.received.map(({ headers }) => String(headers['webhook-id']))

const runWebhookFaults = async (run: DrillRun): Promise<DrillResult> => {
  const receiver = await startReceiver()
  run.onEnd(receiver.stop)
  const way = await openBrokenWay(Number(new URL(receiver.url).port))
  run.onEnd(way.close)
  const product = await startProduct(run)
  const staff = await signInStaff(product)
  const { claim, failures } = createClaims()
  const created = await staff.call({
    method: 'POST',
    path: `/api/v1/tenants/${TENANT}/webhooks`,
    json: { name: '訓練', url: `http://localhost:${way.port}/hook`, contentTypes: ['article'], events: ['published'] },
  })
  if (!isDone(created)) throw unexpected('creating a webhook', created)
  const secret = String(jsonOf(created)['secret'])
  let published = 0
  const faults = FAULTS.filter(({ isLong }) => isLong !== true || run.isShort !== true)
  for (const [place, fault] of faults.entries()) {
    receiver.answerBy(fault.answer ?? ok)
    way.set(fault.mode ?? 'passes', fault.bytes)
    const article = await createArticle(staff, `hook-${run.seed % 10_000}-${place}`)
    for (let count = 0; count < EVENTS_PER_FAULT; count += 1) {
      await article.publish(`${fault.name} ${count}`.slice(0, 40))
      published += 1
    }
    const { tried, delivered } = await waitForAttempts(product, published)
    const isRight = fault.mayArrive === true ? tried + delivered === published : tried === EVENTS_PER_FAULT
    claim(isRight, `${fault.name}: ${tried} events wait for another attempt, ${delivered} of ${published} count as delivered`)
    if (fault.kills === true) {
      await product.kill()
      await product.start()
      await forgetClaims(product)
    }
    receiver.answerBy(ok)
    way.set('passes')
    const settled = await waitFor(
      async () => {
        await skipDelays(product)
        return (await readDeliveries(product)).delivered === published
      },
      SETTLED_MS,
      POLL_MS,
    )
    claim(settled !== null, `${fault.name}: ${JSON.stringify(await readDeliveries(product))} of ${published} events`)
    run.say(`${fault.name}: ${EVENTS_PER_FAULT} events, ${receiver.received.length} requests so far`)
  }
  const ids = eventIds(receiver)
  const known = new Set(ids)
  claim(known.size === published, `${known.size} different events arrived, ${published} were published`)
  claim(
    receiver.received.every((one) => isSignedBy(secret, one)),
    'an event was not signed',
  )
  claim(
    receiver.received.every(({ body }) => asRecord(JSON.parse(body))['type'] === 'published'),
    'an event was not whole',
  )
  return {
    figures: [
      ['faults', faults.map(({ name }) => name).join('; ')],
      ['publications', whole(published)],
      ['events that arrived in the end', whole(known.size)],
      ['requests with them', `${whole(ids.length)}; repeats have the id of their event`],
    ],
    failures,
  }
}

export const webhookFaults: Drill = {
  proves:
    'A receiver of webhooks refuses, redirects, falls silent, answers half and cuts connections, and the server is killed while it waits: each event arrives at least once, signed, and repeats have the same id.',
  options: ['seed'],
  run: runWebhookFaults,
}
