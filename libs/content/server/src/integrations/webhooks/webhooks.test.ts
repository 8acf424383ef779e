import type { ServerResponse } from 'node:http'
import { propertyOf } from '@captain/http-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ContentServices } from '../../services.ts'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../../testing/content-under-test.ts'
import { isSignedBy, startReceiver, type Receiver } from './receiver-under-test.ts'

let content: ContentUnderTest
let receiver: Receiver
let looked: () => Promise<void>

beforeAll(async () => {
  receiver = await startReceiver()
  content = await startContent({ webhooks: { allowsLocal: true, delays: [100, 100] }, baseUrl: 'https://captain.example' })
  looked = watchLooks(content.services)
})
afterAll(async () => {
  await content.stop()
  await receiver.stop()
})

beforeEach(async () => {
  await content.pool.query('delete from content.webhook')
  receiver.received.length = 0
  receiver.answerBy((response) => response.writeHead(204).end())
})

type Hook = { readonly id: string; readonly secret: string }

const EVENTS = ['published', 'unpublished', 'deleted', 'restored', 'submitted']

const owner = (method: string, path: string, body?: unknown) => content.call(method, `${STAFF}${path}`, { as: 'owner', body })

const addHook = async (changes: object = {}): Promise<Hook> => {
  const answer = await owner('POST', '/webhooks', { name: '配信先', url: receiver.url, events: EVENTS, contentTypes: null, ...changes })
  expect(answer.status, answer.text).toBe(201)
  const made = answer.body as unknown as { webhook: Json; secret: string }
  return { id: made.webhook.id, secret: made.secret }
}

const log = async (hook: Hook): Promise<readonly Json[]> =>
  ((await owner('GET', `/webhooks/${hook.id}/deliveries`)).body as unknown as { items: readonly Json[] }).items

const attemptsOf = async (hook: Hook): Promise<readonly Json[]> => {
  const [first] = await log(hook)
  return (first?.['attempts'] ?? []) as readonly Json[]
}

const bodies = () => receiver.received.map(({ body }) => JSON.parse(body) as Record<string, unknown>)
const receivedEvents = () => bodies().map(({ type, contentType }) => `${String(contentType)} ${String(type)}`)
const arrived = async (count: number) => {
  await expect.poll(() => receiver.received.length).toBe(count)
}

/** Returns a function that waits until a process has claimed all that is due by then. */
const watchLooks = ({ pool, webhooks }: ContentServices) => {
  const query = vi.spyOn(pool, 'query')
  const looks = () => query.mock.calls.filter(([asked]) => propertyOf(asked, 'name') === 'webhook-tenants-with-due').length
  return async () => {
    // A look begins only when the one before it has claimed what it found.
    for (let look = 0; look < 2; look += 1) {
      const before = looks()
      webhooks.wake()
      await expect.poll(looks).toBeGreaterThan(before)
    }
  }
}

/** Waits until all that is due has been claimed and sent; the responses to some may be missing. */
const quietly = async (unanswered = 0) => {
  await looked()
  const underWay = `select count(*)::int as count from content.webhook_delivery where state = 'pending' and claimed_until > now()`
  await expect.poll(async () => (await content.pool.query<{ count: number }>(underWay)).rows[0]?.count).toBe(unanswered)
}

let slugs = 0
const post = async (more: object = {}): Promise<Json> => {
  slugs += 1
  return content.create('post', { title: { ja: '記事' }, slug: `post-${slugs}`, lead: { ja: '要約' }, ...more })
}
const published = async (more: object = {}): Promise<Json> => (await content.transition('post', await post(more), 'publish')).body

describe('what is told', () => {
  it('says which record was published, signed by the convention', async () => {
    const hook = await addHook()
    const record = await published()
    await arrived(1)
    const [event] = receiver.received
    const [body] = bodies()
    expect(body).toEqual({
      id: event?.headers['webhook-id'],
      type: 'published',
      occurredAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      tenant: 'diner',
      contentType: 'post',
      record: { id: record.id, slug: record['slug'], url: `https://captain.example/api/v1/public/diner/post/${record.id}` },
    })
    expect(event?.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(event !== undefined && isSignedBy(hook.secret, event)).toBe(true)
    expect(event !== undefined && isSignedBy(`whsec_${Buffer.alloc(32).toString('base64')}`, event)).toBe(false)
    expect(event !== undefined && isSignedBy(hook.secret, { ...event, body: `${event.body} ` })).toBe(false)
  })

  it('follows a record through its life, and says nothing of drafts', async () => {
    await addHook()
    const draft = await post()
    const shown = (await content.transition('post', draft, 'publish')).body
    const edited = (await content.patch('post', shown, { title: { ja: '直した' } })).body
    const again = (await content.transition('post', edited, 'publish')).body
    const hidden = (await content.transition('post', again, 'unpublish')).body
    await content.call('DELETE', `${STAFF}/post/${hidden.id}`, {})
    await content.call('POST', `${STAFF}/post/${hidden.id}/restore`, {})
    await arrived(5)
    const types = bodies().sort((one, other) => (String(one['id']) < String(other['id']) ? -1 : 1))
    expect(types.map(({ type }) => type)).toEqual(['published', 'published', 'unpublished', 'deleted', 'restored'])
    // The slug of a record that is not public stays private.
    expect(types.map(({ record }) => (record as Json)['slug'] !== null)).toEqual([true, true, true, false, false])
  })

  it('tells of switches and of what people send in', async () => {
    await addHook()
    const genre = await content.create('genre', { name: { ja: '汁物' }, isPublished: true })
    const renamed = (await content.patch('genre', genre, { name: { ja: '汁' } })).body
    await content.patch('genre', (await content.patch('genre', renamed, { memo: '内輪の話' })).body, { isPublished: false })
    await content.submit('letter', { subject: 'お尋ね', body: '営業時間を教えてください' })
    await arrived(5)
    expect(receivedEvents().sort()).toEqual([
      'genre published',
      'genre published',
      'genre published',
      'genre unpublished',
      'letter submitted',
    ])
    expect(bodies().find(({ type }) => type === 'submitted')?.['record']).toMatchObject({ slug: null, url: null })
  })

  it('holds nothing that is not public', async () => {
    await addHook()
    const canary = 'かなりあ'
    await content.create('genre', { name: { ja: '和え物' }, memo: canary, isPublished: true })
    await content.submit('letter', { subject: canary, body: canary })
    await published({ lead: { ja: canary } })
    await arrived(3)
    expect(JSON.stringify(receiver.received)).not.toContain(canary)
  })

  it('says nothing of what the public does not see with its record, and nothing of it when that one is shown or hidden', async () => {
    const hook = await addHook({ contentTypes: ['pick'] })
    const queued = async () => (await log(hook)).map(({ event }) => event)
    const genre = await content.create('genre', { name: { ja: '甘味' }, isPublished: true })
    const dishOf = (ja: string) => ({ name: { ja }, genre: genre.id, description: { ja }, price: { amount: 500 }, stars: 1 })
    const dish = await content.create('dish', dishOf('白玉'))
    const other = await content.create('dish', dishOf('白和え'))
    const shown = (await content.patch('dish', other, { isPublished: true })).body
    const pick = await content.create('pick', { shelf: 'top', dish: dish.id, isPublished: true })
    const edited = (await content.patch('pick', pick, { comment: 'おすすめ' })).body
    expect(await queued(), 'of a hidden dish').toEqual([])
    const moved = (await content.patch('pick', edited, { dish: shown.id })).body
    expect(await queued(), 'moved to a dish that is shown').toEqual(['published'])
    const hidden = (await content.patch('dish', shown, { isPublished: false })).body
    await content.patch('pick', moved, { comment: null })
    await content.patch('dish', hidden, { isPublished: true })
    expect(await queued(), 'the dish alone').toEqual(['published'])
    // Before the next test looks at what arrives.
    await arrived(1)
  })

  it('is narrowed to the events and content types that were chosen', async () => {
    await addHook({ events: ['unpublished'], contentTypes: ['post'] })
    const shown = await published()
    await content.create('genre', { name: { ja: '揚げ物' }, isPublished: true })
    await content.transition('post', shown, 'unpublish')
    await arrived(1)
    await quietly()
    expect(receivedEvents()).toEqual(['post unpublished'])
  })

  it('comes at its time where a time is set, and not at all where the plan is dropped', async () => {
    await addHook()
    const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
    const dropped = await published({ publishFrom: inSeconds(3600) })
    const planned = { publishFrom: inSeconds(1.5), publishUntil: inSeconds(2.5) }
    await published(planned)
    await content.transition('post', dropped, 'unpublish')
    const left = await content.pool.query('select 1 from content.webhook_delivery where entry_id = $1', [dropped.id])
    expect(left.rowCount).toBe(0)
    await expect.poll(receivedEvents, { timeout: 60_000 }).toEqual(['post published', 'post unpublished'])
    expect(receiver.received.map(({ at }, place) => at >= Date.parse(Object.values(planned)[place] ?? ''))).toEqual([true, true])
  })

  it('is planned too for a webhook that came later', async () => {
    await published({ publishFrom: new Date(Date.now() + 1500).toISOString() })
    await addHook()
    await expect.poll(receivedEvents, { timeout: 60_000 }).toEqual(['post published'])
  })

  it('is not told of a change that was rolled back', async () => {
    await addHook()
    const taken = await published()
    const other = await post()
    const refused = await content.patch('post', other, { slug: taken['slug'] })
    expect(refused.status).toBe(422)
    await arrived(1)
    await quietly()
    expect(receivedEvents()).toEqual(['post published'])
  })
})

describe('a receiver that fails', () => {
  it('is asked again after each delay, under the same id, until the attempts are over', async () => {
    receiver.answerBy((response) => response.writeHead(500, { 'content-type': 'text/plain' }).end(`壊れました\0${'x'.repeat(5000)}`))
    const hook = await addHook()
    await published()
    await expect.poll(async () => (await log(hook))[0]?.['state'], { timeout: 60_000 }).toBe('failed')
    expect(receiver.received).toHaveLength(3)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    const attempts = await attemptsOf(hook)
    expect(attempts.map(({ number, status, failure }) => [number, status, failure])).toEqual([
      [3, 500, null],
      [2, 500, null],
      [1, 500, null],
    ])
    expect(String(attempts[0]?.['answer'])).toMatch(/^壊れましたx+$/)
    expect(String(attempts[0]?.['answer']).length).toBeLessThan(1025)
    const { items } = (await owner('GET', '/webhooks')).body as unknown as { items: readonly Json[] }
    expect(items[0]?.['failingSince']).not.toBeNull()
  })

  it('is not followed elsewhere', async () => {
    const elsewhere = await startReceiver()
    receiver.answerBy((response) => response.writeHead(302, { location: elsewhere.url }).end())
    const hook = await addHook()
    await published()
    await expect.poll(async () => (await attemptsOf(hook)).at(-1)?.['status']).toBe(302)
    expect(elsewhere.received).toEqual([])
    await elsewhere.stop()
  })

  it('is given up after five seconds of silence, and others are served meanwhile', async () => {
    const other = await startReceiver()
    receiver.answerBy(() => undefined)
    const silent = await addHook()
    await addHook({ name: '別の配信先', url: other.url })
    await published()
    await expect.poll(() => other.received.length, { timeout: 60_000 }).toBe(1)
    await expect
      .poll(async () => (await attemptsOf(silent)).at(-1), { timeout: 60_000 })
      .toMatchObject({
        status: null,
        failure: 'timeout',
      })
    await other.stop()
  })

  it('takes no more than its share while it is silent, and all come to their turn', async () => {
    const open: ServerResponse[] = []
    const release = () => open.splice(0).forEach((response) => response.writeHead(204).end())
    receiver.answerBy((response) => void open.push(response))
    for (let place = 0; place < 6; place += 1) await addHook({ name: `${place}` })
    await published()
    await arrived(4)
    await quietly(4)
    expect(receiver.received).toHaveLength(4)
    release()
    await arrived(6)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(6)
    release()
  })

  it('may close the connection or not be there at all', async () => {
    receiver.answerBy((response) => response.destroy())
    const hook = await addHook()
    const nobody = await addHook({ name: '不在', url: 'http://127.0.0.1:9/hook' })
    await published()
    for (const one of [hook, nobody]) await expect.poll(async () => (await attemptsOf(one)).at(-1)?.['failure']).toBe('unreachable')
  })

  it('succeeds at last, which ends the time of failing', async () => {
    let answers = 0
    receiver.answerBy((response) => response.writeHead((answers += 1) === 1 ? 503 : 200).end('ok'))
    const hook = await addHook()
    await published()
    await expect.poll(async () => (await log(hook))[0]?.['state']).toBe('delivered')
    const { items } = (await owner('GET', '/webhooks')).body as unknown as { items: readonly Json[] }
    expect(items[0]).toMatchObject({ failingSince: null, isActive: true })
  })

  it('is switched off after three days without a success, and owners read why', async () => {
    receiver.answerBy((response) => response.writeHead(500).end())
    const hook = await addHook()
    await content.pool.query(`update content.webhook set failing_since = now() - interval '73 hours' where id = $1`, [hook.id])
    await published()
    const seen = async () => ((await owner('GET', '/webhooks')).body as unknown as { items: readonly Json[] }).items[0]
    await expect.poll(async () => (await seen())?.['isActive']).toBe(false)
    expect((await seen())?.['disabledAt']).not.toBeNull()
    const { rows } = await content.pool.query(`select actor_name from content.audit_event where action = 'disableWebhook'`)
    expect(rows).toEqual([{ actor_name: 'Captain' }])
    const count = receiver.received.length
    await published()
    await quietly()
    expect(receiver.received).toHaveLength(count)
    const on = await owner('PATCH', `/webhooks/${hook.id}`, { isActive: true })
    expect(on.body).toMatchObject({ isActive: true, disabledAt: null, failingSince: null })
  })
})

describe('a webhook that is switched on again', () => {
  it('is not told what came due meanwhile, which the log says; what is planned comes', async () => {
    const hook = await addHook()
    const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
    const missed = await published({ publishFrom: at(3600) })
    // As after three days of failures: planned events stay planned.
    await content.pool.query('update content.webhook set is_active = false, disabled_at = now() where id = $1', [hook.id])
    // The time of the event passes while it is off.
    await content.pool.query(
      `update content.webhook_delivery set occurred_at = now() - interval '1 second', next_attempt_at = now() - interval '1 second' where entry_id = $1`,
      [missed.id],
    )
    await content.pool.query(`update content.entry set publish_from = now() - interval '1 second' where id = $1`, [missed.id])
    const planned = await published({ publishFrom: at(120) })
    await content.pool.query(
      `insert into content.webhook_delivery (tenant_id, id, webhook_id, event, content_type, entry_id, occurred_at, next_attempt_at, tries, attempts, created_at)
       select 901, '01J' || lpad(n::text, 23, '0'), $1, 'published', 'post', $2, now(), now() + n * interval '1 second', 1, 1, now() from generate_series(-1, 3600, 3601) n`,
      [hook.id, missed.id],
    )
    await owner('PATCH', `/webhooks/${hook.id}`, { isActive: true })
    await quietly()
    expect(receivedEvents()).toEqual([])
    const found = (await log(hook)).map(({ state, attempts }) => [
      state,
      (attempts as readonly Json[]).map(({ number, failure }) => [number, failure]),
    ])
    expect(found).toEqual([
      ['failed', [[1, 'off']]],
      ['pending', []],
      ['failed', [[2, 'off']]],
    ])
    // The time of the event that was pending passes, too.
    await content.pool.query(`update content.webhook_delivery set next_attempt_at = now() where state = 'pending' and tries = 1`)
    await expect.poll(receivedEvents, { timeout: 60_000 }).toEqual(['post published'])
    const { rows } = await content.pool.query(
      `select entry_id from content.webhook_delivery where occurred_at > now() + interval '1 minute'`,
    )
    expect(rows).toEqual([{ entry_id: planned.id }])
  })
})

describe('several processes', () => {
  it('deliver each event once', async () => {
    const others = [await content.second(), await content.second()]
    const othersLooked = others.map(watchLooks)
    const open: ServerResponse[] = []
    receiver.answerBy((response) => void open.push(response))
    await addHook()
    const records = await Promise.all(Array.from({ length: 12 }, () => post()))
    for (const record of records) await content.transition('post', record, 'publish')
    await Promise.all([looked, ...othersLooked].map((one) => one()))
    receiver.answerBy((response) => response.writeHead(204).end())
    for (const response of open) response.writeHead(204).end()
    await expect.poll(() => receiver.received.length).toBeGreaterThanOrEqual(12)
    await Promise.all(others.map(({ webhooks }) => webhooks.stop()))
    await quietly()
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(12)
    expect(receiver.received).toHaveLength(12)
  })
})

describe('a secret', () => {
  it('is told once, kept unreadable, and counts for another day once it is replaced', async () => {
    const hook = await addHook()
    const { text } = await owner('GET', '/webhooks')
    expect(text).not.toContain('whsec_')
    const { rows } = await content.pool.query<{ stored: string }>('select w::text as stored from content.webhook w')
    expect(JSON.stringify(rows)).not.toContain(hook.secret)
    const rotated = (await owner('POST', `/webhooks/${hook.id}/rotate`)).body as unknown as { secret: string }
    expect(rotated.secret).not.toBe(hook.secret)
    await owner('POST', `/webhooks/${hook.id}/test`)
    await arrived(1)
    for (const secret of [hook.secret, rotated.secret]) expect(isSignedBy(secret, receiver.received[0]!)).toBe(true)
    await content.pool.query(`update content.webhook set previous_until = now() - interval '1 second'`)
    await owner('POST', `/webhooks/${hook.id}/test`)
    await arrived(2)
    expect([hook.secret, rotated.secret].map((secret) => isSignedBy(secret, receiver.received[1]!))).toEqual([false, true])
  })
})

describe('the log', () => {
  it('shows a test, sends again what it is told to, and forgets after 30 days', async () => {
    const hook = await addHook({ events: ['submitted'] })
    const queued = await owner('POST', `/webhooks/${hook.id}/test`)
    expect(queued.body).toMatchObject({ event: 'test', contentType: null, recordId: null })
    await arrived(1)
    expect(bodies()[0]).toMatchObject({ type: 'test', contentType: null, record: null })
    await expect.poll(async () => (await log(hook))[0]?.['state']).toBe('delivered')
    await owner('POST', `/webhooks/${hook.id}/deliveries/${queued.body.id}/resend`)
    await arrived(2)
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([queued.body.id, queued.body.id])
    await expect.poll(async () => (await attemptsOf(hook)).length).toBe(2)
  })

  it('comes a page at a time', async () => {
    const hook = await addHook()
    await content.pool.query(
      `insert into content.webhook_delivery (tenant_id, id, webhook_id, event, state, occurred_at, next_attempt_at, created_at)
       select 901, '01J' || lpad(n::text, 23, '0'), $1, 'published', 'delivered', now(), now(), now() from generate_series(1, 30) n`,
      [hook.id],
    )
    const first = (await owner('GET', `/webhooks/${hook.id}/deliveries`)).body
    expect((first['items'] as readonly Json[]).length).toBe(25)
    const rest = (await owner('GET', `/webhooks/${hook.id}/deliveries?after=${String(first.next)}`)).body
    expect([(rest['items'] as readonly Json[]).length, rest.next]).toEqual([5, null])
    expect((await owner('GET', `/webhooks/${hook.id}/deliveries?after=x`)).status).toBe(400)
  })
})

describe('what is asked of a webhook', () => {
  it.each([
    ['http://hook.example/', 'url'],
    ['ftp://hook.example/', 'url'],
    ['https://user:secret@hook.example/', 'url'],
    ['https://', 'url'],
    ['', 'url'],
  ])('refuses %s as an address', async (url, path) => {
    const answer = await owner('POST', '/webhooks', { name: 'x', url, events: EVENTS, contentTypes: null })
    expect([answer.status, (answer.body['issues'] as readonly Json[])[0]?.['path']]).toEqual([422, path])
  })

  it.each([
    [{ name: ' ' }, 'name'],
    [{ events: [] }, 'events'],
    [{ events: ['made'] }, 'events.0'],
    [{ contentTypes: [] }, 'contentTypes'],
    [{ contentTypes: ['nothing'] }, 'contentTypes'],
  ])('refuses %j', async (changes, path) => {
    const answer = await owner('POST', '/webhooks', { name: 'x', url: receiver.url, events: EVENTS, contentTypes: null, ...changes })
    expect([answer.status, (answer.body['issues'] as readonly Json[])[0]?.['path']]).toEqual([422, path])
  })

  it('is the owners’: others are refused, other tenants find nothing', async () => {
    const hook = await addHook()
    const all = ['GET /webhooks', 'POST /webhooks']
    const one = ['DELETE ', 'POST /rotate', 'POST /test', 'GET /deliveries'].map((text) => text.replace(' ', ` /webhooks/${hook.id}`))
    const statuses = async (as: 'viewer' | 'editor' | 'annex-owner', tenant: string, operations: readonly string[]) => {
      const found = new Set<number>()
      for (const [method = '', path = ''] of operations.map((text) => text.split(' ')))
        found.add((await content.call(method, `/api/v1/tenants/${tenant}${path}`, { as })).status)
      return [...found]
    }
    const changing = `PATCH /webhooks/${hook.id}`
    for (const as of ['viewer', 'editor'] as const) expect(await statuses(as, 'diner', [...all, ...one, changing])).toEqual([403])
    expect(await statuses('annex-owner', 'diner', [...all, ...one, changing])).toEqual([404])
    expect(await statuses('annex-owner', 'annex', one)).toEqual([404])
  })

  it('may not be more than ten', async () => {
    for (let place = 0; place < 10; place += 1) await addHook({ name: `${place}` })
    const answer = await owner('POST', '/webhooks', { name: 'x', url: receiver.url, events: EVENTS, contentTypes: null })
    expect([answer.status, answer.body['code']]).toEqual([422, 'too-many-webhooks'])
  })

  it('may not be more than ten either when they come all at once', async () => {
    const draft = { name: '配信先', url: receiver.url, events: EVENTS, contentTypes: null }
    const answers = await Promise.all(Array.from({ length: 15 }, () => owner('POST', '/webhooks', draft)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
  })
})
