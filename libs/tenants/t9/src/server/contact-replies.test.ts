import type { Seed } from '@captain/content-core'
import { runJobs } from '@captain/content-server'
import { dateInTimeZone } from '@captain/locale'
import { deliverPending, smtpServer } from '@captain/mail'
import { startServer, type ServerUnderTest } from '@captain/platform-testing'
import { startMailServer, type ArrivedMail, type TestMailServer } from '@captain/testing/mail-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seed } from '../seed.ts'

type Json = Readonly<Record<string, unknown>> & { readonly id: string; readonly lockVersion: number }
type Role = 'viewer' | 'editor'

const STAFF = '/api/v1/tenants/arcade/contact'

let app: ServerUnderTest
let smtp: TestMailServer

/** The site, with the address to which people respond. */
const seedPortal: Seed = async ({ create }) => {
  await create('tenant', {
    slug: 'arcade',
    name: { ja: 'アーケード', en: 'Arcade' },
    abbreviation: 'SPT',
    kind: 'other',
    description: { ja: '見本です。', en: 'A sample.' },
    operatingStatus: 'active',
    brandColor: '#B3169B',
    assetBasePath: '/tenants/arcade',
    email: 'desk@arcade.example',
    defaultLocale: 'ja',
    locales: ['ja', 'en'],
    timezone: 'Asia/Tokyo',
    taxRounding: 'floor',
    sortOrder: 10,
  })
}

beforeAll(async () => {
  app = await startServer()
  await app.seed('arcade', seed)
  await app.seed('nyanko', seedPortal)
  for (const role of ['editor', 'viewer'])
    await app.pool.query(`insert into auth.membership (user_id, tenant_id, role) select id, 9, $1 from auth."user" where email = $2`, [
      role,
      `${role}@captain.example`,
    ])
  smtp = await startMailServer()
})
afterAll(async () => {
  await smtp?.stop()
  await app?.stop()
})
beforeEach(async () => {
  await app.pool.query('truncate auth.rate_limit; truncate mail.outbox')
  smtp.troubles.length = 0
  ;(smtp.arrived as ArrivedMail[]).length = 0
})

const deliver = () =>
  deliverPending({ pool: app.pool, server: smtpServer({ url: smtp.url, from: 'no-reply@captain.example' }), log: app.services.log })

type Sent = { readonly as?: Role | 'guest'; readonly body?: object; readonly version?: number; readonly key?: string }

const call = async (method: string, path: string, { as = 'editor', body, version, key }: Sent = {}) => {
  const answer = await fetch(`${app.baseUrl}${path}`, {
    method,
    headers: {
      ...(as !== 'guest' && app.cookies[as]),
      origin: app.baseUrl,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Json }
}

const MESSAGE = {
  kind: 'bug',
  gameTitle: 'pixelRally',
  name: '見本 太郎',
  email: 'taro@mail.example',
  emailConfirm: 'taro@mail.example',
  phone: '03-0000-0901',
  subject: '音が出ない',
  body: '対戦の途中から、\n音が出なくなります。',
  agreePrivacy: true,
  isBot: false,
  locale: 'ja',
}

/** A message from a visitor, without the mails about it. */
const receive = async (changes: object = {}): Promise<Json> => {
  const { status, body } = await call('POST', '/api/v1/public/arcade/contact', { as: 'guest', body: { ...MESSAGE, ...changes } })
  expect(status, JSON.stringify(body)).toBe(201)
  await app.pool.query('truncate mail.outbox')
  const list = await call('GET', `${STAFF}?sort=-createdAt&limit=1`)
  const [newest] = list.body['items'] as readonly Json[]
  return (await call('GET', `${STAFF}/${newest?.id}`)).body
}

const MAIL = { way: 'email', subject: 'Re: 音が出ない', body: '設定の「音」を確認してください。' }

const reply = ({ id, lockVersion }: Json, body: object = {}, sent: Sent = {}) =>
  call('POST', `${STAFF}/${id}/replies`, { version: lockVersion, ...sent, body: { ...MAIL, ...body } })

const replied = async (record: Json, body: object = {}, sent: Sent = {}): Promise<Json> => {
  const answer = await reply(record, body, sent)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}

const repliesOf = ({ replies }: Json) => replies as readonly (Json & { readonly mail: string })[]
const reread = async ({ id }: Json, as: Role = 'editor') => (await call('GET', `${STAFF}/${id}`, { as })).body
const outbox = async (): Promise<number> => (await app.pool.query('select from mail.outbox')).rowCount ?? 0
const offer = async ({ id }: Json, as: Role = 'editor') => call('GET', `${STAFF}/${id}/replies`, { as })
const stateOf = async (record: Json) => Object.values((await offer(record)).body['mails'] as object)

describe('a reply', () => {
  it('goes to the sender of the message, in the name of the site, and stands in the record', async () => {
    const message = await receive()
    const after = await replied(message, { isQuoting: true })
    expect(after).toMatchObject({ status: 'inProgress', isNew: false, repliedAt: expect.any(String) })
    expect(after['assignee']).not.toBeNull()
    const [stored] = repliesOf(after)
    expect(stored).toMatchObject({ ...MAIL, isQuoting: true, at: after['repliedAt'], mail: expect.any(String), by: expect.any(String) })
    expect(await stateOf(after)).toEqual(['waiting'])
    await deliver()
    expect(smtp.arrived).toHaveLength(1)
    const [arrived] = smtp.arrived
    expect(arrived).toMatchObject({
      envelope: { to: ['taro@mail.example'] },
      subject: MAIL.subject,
      from: { name: 'スターポルト・アーケード', address: 'no-reply@captain.example' },
      replyTo: [{ address: 'desk@arcade.example' }],
    })
    expect(arrived?.text).toMatch(
      /^設定の「音」を確認してください。\n\n.*見本 太郎 様のお問い合わせ：\n> 対戦の途中から、\n> 音が出なくなります。/,
    )
    // Programs that answer for people answer people only.
    expect(arrived?.raw.toLowerCase()).not.toContain('auto-submitted')
    expect(await stateOf(after)).toEqual(['sent'])
    const { body } = await call('GET', `${STAFF}/${message.id}/events`)
    expect((body['items'] as readonly Json[]).map(({ action }) => action)).toEqual(['start', 'reply', 'create'])
  })

  it('belongs to the conversation, and completes the message if that is asked for', async () => {
    const first = await replied(await receive())
    const second = await replied(first, { body: '直りましたか。', isFinished: true })
    expect(second).toMatchObject({ status: 'done', replyNote: 'メールで返信しました。', repliedAt: first['repliedAt'] })
    expect(second['anonymiseOn']).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    await deliver()
    const [earlier, later] = smtp.arrived
    expect(later?.raw).toContain(`References: ${earlier?.messageId}`)
    expect(later?.raw).toContain(`In-Reply-To: ${earlier?.messageId}`)
    expect(later?.text).toBe('直りましたか。\n')
  })

  it('is offered in the language of the sender', async () => {
    const japanese = await offer(await receive())
    expect(japanese.body).toMatchObject({
      refusal: null,
      mails: {},
      offer: { to: 'taro@mail.example', fromName: 'スターポルト・アーケード', replyTo: 'desk@arcade.example', subject: 'Re: 音が出ない' },
    })
    expect(japanese.body['offer']).toMatchObject({ greeting: expect.stringMatching(/^見本 太郎 様\n/) })
    const english = await offer(await receive({ locale: 'en', name: 'Jane Sample' }))
    expect(english.body['offer']).toMatchObject({ fromName: 'Starport Arcade', greeting: expect.stringMatching(/^Dear Jane Sample,\n/) })
  })

  it('is sent once, however often it is pressed', async () => {
    const message = await receive()
    const sent = await Promise.all([1, 2, 3].map(() => reply(message, {}, { key: 'pressed' })))
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201])
    const [first, ...others] = sent.map(({ body }) => repliesOf(body))
    expect(first).toHaveLength(1)
    expect(others).toEqual([first, first])
    expect(await reply(message, { body: '別の文です。' }, { key: 'pressed' })).toMatchObject({
      status: 409,
      body: { code: 'idempotency-mismatch' },
    })
    expect(await outbox()).toBe(1)
    expect(await reply(message)).toMatchObject({ status: 409, body: { code: 'version-conflict', current: { id: message.id } } })
    const unversioned = await call('POST', `${STAFF}/${message.id}/replies`, { body: MAIL })
    expect(unversioned.status).toBe(428)
    expect(await outbox()).toBe(1)
  })

  it('has one recipient, whatever its subject', async () => {
    await replied(await receive(), { subject: 'Re: 音\r\nBcc: victim@mail.example\nX: y' })
    await deliver()
    expect(smtp.arrived.map(({ envelope }) => envelope.to)).toEqual([['taro@mail.example']])
    expect(smtp.arrived[0]?.subject).toBe('Re: 音 Bcc: victim@mail.example X: y')
    expect(smtp.arrived[0]?.raw.split('\r\n\r\n')[0]).not.toMatch(/^(Bcc|X):/m)
  })

  it.each([
    ['a recipient', { to: 'other@mail.example' }, 400],
    ['no subject', { subject: ' ' }, 422],
    ['no text', { body: ' \n ' }, 422],
    ['a text that is too long', { body: '長'.repeat(3001) }, 422],
    ['a subject that is too long', { subject: '長'.repeat(67) }, 422],
  ])('with %s is refused, and nothing is stored', async (_what, body, status) => {
    const message = await receive()
    expect((await reply(message, body)).status).toBe(status)
    expect([await outbox(), (await reread(message))['replies']]).toEqual([0, []])
  })

  it('is neither written nor seen by those who only read, nor by strangers', async () => {
    const message = await receive()
    const after = await replied(message)
    for (const as of ['viewer', 'guest'] as const) {
      expect([403, 401], as).toContain((await reply(after, {}, { as })).status)
      expect([403, 401], as).toContain((await call('GET', `${STAFF}/${message.id}/replies`, { as })).status)
    }
    expect(await reread(message, 'viewer')).toMatchObject({ replies: [], body: '＊＊＊' })
    expect(await outbox()).toBe(1)
  })

  it('stays as it was sent: no change of the record, and no earlier version of it, sets the list', async () => {
    const message = await receive()
    const after = await replied(message)
    const forged = await call('PATCH', `${STAFF}/${message.id}`, { version: after.lockVersion, body: { replies: [] } })
    expect(forged).toMatchObject({ status: 422, body: { issues: [{ path: 'replies', rule: 'readOnly' }] } })
    const sentBack = await call('PATCH', `${STAFF}/${message.id}`, {
      version: after.lockVersion,
      body: { replies: after['replies'], labels: ['至急'] },
    })
    expect(sentBack.status, JSON.stringify(sentBack.body)).toBe(200)
    const restored = await call('POST', `${STAFF}/${message.id}/revisions/1/restore`)
    expect(restored.body).toMatchObject({ labels: [], replies: after['replies'] })
  })

  it('is refused for spam', async () => {
    const spam = await receive({ isBot: true })
    expect(await reply(spam)).toMatchObject({ status: 409, body: { code: 'cannot-reply', reason: 'spam' } })
    expect((await offer(spam)).body).toMatchObject({ offer: null, refusal: 'spam' })
    expect(await outbox()).toBe(0)
  })

  it('is limited for each account', async () => {
    const message = await receive()
    let status = 0
    for (let count = 0; count < 61; count += 1) status = (await reply(message, { body: ' ' })).status
    expect(status).toBe(429)
  })
})

describe('a mail that was not delivered', () => {
  it('is shown as refused, also after the outbox has forgotten it', async () => {
    const after = await replied(await receive())
    smtp.troubles.push(550)
    await deliver()
    expect(await stateOf(after)).toEqual(['refused'])
    await app.pool.query(`update mail.outbox set settled_at = now() - interval '31 days'`)
    await deliver()
    expect(await outbox()).toBe(0)
    expect(await stateOf(after)).toEqual(['refused'])
  })

  it('waits for developers where there is no mail server', async () => {
    const after = await replied(await receive())
    await deliverPending({ pool: app.pool, server: null, log: app.services.log })
    expect(await stateOf(after)).toEqual(['kept'])
  })
})

describe('a call', () => {
  it('is noted in the same list, without a mail', async () => {
    const message = await receive()
    const after = await replied(message, { way: 'phone', subject: undefined, body: '電話で設定を案内しました。', isFinished: true })
    expect(after).toMatchObject({ status: 'done', replyNote: '電話で返信しました。' })
    expect(repliesOf(after)).toMatchObject([{ way: 'phone', subject: null, body: '電話で設定を案内しました。', mail: null }])
    expect(await outbox()).toBe(0)
  })
})

describe('a list of messages', () => {
  it('has the beginning of each, on one line, for those who may read it', async () => {
    const message = await receive({ body: `一行目\n\n 二行目${'長い'.repeat(200)}` })
    const rowFor = async (as: Role) => {
      const { body } = await call('GET', `${STAFF}?sort=-createdAt&limit=1`, { as })
      return (body['items'] as readonly Json[])[0]
    }
    const row = await rowFor('editor')
    expect(row).toMatchObject({ id: message.id, excerpt: expect.stringMatching(/^一行目 二行目長い/) })
    expect([...String(row?.['excerpt'])]).toHaveLength(160)
    expect(row).not.toHaveProperty('body')
    expect(row).not.toHaveProperty('replies')
    expect(await rowFor('viewer')).toMatchObject({ id: message.id, excerpt: null })
    const news = await call('GET', '/api/v1/tenants/arcade/news?limit=1')
    expect((news.body['items'] as readonly Json[])[0]).not.toHaveProperty('excerpt')
  })
})

it('a year after a message is done, its replies are gone everywhere', async () => {
  const done = await replied(await receive(), { isQuoting: true, isFinished: true })
  const today = dateInTimeZone(new Date())
  await app.pool.query(
    `update content.entry set data = jsonb_set(data, '{anonymiseOn}', to_jsonb($2::text)) where tenant_id = 9 and id = $1`,
    [done.id, today],
  )
  await app.pool.query(
    `update content.entry_index set val = $2 where tenant_id = 9 and entry_id = $1 and field = 'anonymiseOn' and stage = 0`,
    [done.id, today],
  )
  await runJobs({ ...app.services, tenants: [app.tenant('arcade')] })
  const after = await reread(done)
  expect(after).toMatchObject({ body: '削除済み', replies: [] })
  expect(await reply(after)).toMatchObject({ status: 409, body: { code: 'cannot-reply', reason: 'forgotten' } })
  for (const table of ['content.entry', 'content.entry_revision', 'content.entry_search', 'mail.outbox']) {
    const found = await app.pool.query(`select from ${table} x where x::text like '%設定の「音」%' and x::text like '%' || $1 || '%'`, [
      done.id,
    ])
    expect(found.rowCount, table).toBe(0)
  }
})
