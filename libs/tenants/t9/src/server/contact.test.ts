import type { Seed } from '@captain/content-core'
import { runJobs } from '@captain/content-server'
import { dateInTimeZone } from '@captain/locale'
import { deliverPending, smtpServer } from '@captain/mail'
import { startServer, type ServerUnderTest } from '@captain/platform-testing'
import { startMailServer, type ArrivedMail, type TestMailServer } from '@captain/testing/mail-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seed } from '../seed.ts'

type Json = Readonly<Record<string, unknown>> & { readonly id: string; readonly lockVersion: number }

const STAFF = '/api/v1/tenants/arcade/contact'
const DAY_MS = 24 * 60 * 60 * 1000

let app: ServerUnderTest
let smtp: TestMailServer

const profile = (slug: string, abbreviation: string, emails: readonly string[]) => ({
  slug,
  name: { ja: slug, en: slug },
  abbreviation,
  kind: 'other',
  description: { ja: '見本です。', en: 'A sample.' },
  operatingStatus: 'active',
  brandColor: '#B3169B',
  assetBasePath: `/tenants/${slug}`,
  notifyEmails: emails.map((email) => ({ email })),
  defaultLocale: 'ja',
  locales: ['ja', 'en'],
  timezone: 'Asia/Tokyo',
  taxRounding: 'floor',
  sortOrder: 10,
})

/** Two sites with the addresses that receive messages, and two members of one site, one of whom subscribes. */
const seedPortal: Seed = async ({ create }) => {
  const site = await create('tenant', profile('arcade', 'SPT', ['desk@arcade.example', 'Clerk@captain.example']))
  await create('tenant', profile('shop', 'HK', ['desk@shop.example']))
  for (const [person, notifyContact] of [
    ['clerk', true],
    ['onlooker', false],
  ] as const) {
    const user = await create('user', { displayName: { ja: person }, email: `${person}@captain.example`, locale: 'ja' })
    await create('tenant-user', { tenant: site, user, memberRole: 'editor', notifyContact })
  }
}

beforeAll(async () => {
  app = await startServer()
  await app.seed('arcade', seed)
  await app.seed('nyanko', seedPortal)
  smtp = await startMailServer()
  await deliver()
})
afterAll(async () => {
  await smtp?.stop()
  await app?.stop()
})
beforeEach(async () => {
  await deliver()
  ;(smtp.arrived as ArrivedMail[]).length = 0
  await app.pool.query('truncate auth.rate_limit')
})

const deliver = () =>
  deliverPending({ pool: app.pool, server: smtpServer({ url: smtp.url, from: 'no-reply@captain.example' }), log: app.services.log })

const call = async (
  method: string,
  path: string,
  { body, version, guest = false }: { body?: object; version?: number; guest?: boolean } = {},
) => {
  const answer = await fetch(`${app.baseUrl}${path}`, {
    method,
    headers: {
      ...(guest ? {} : app.cookies.admin),
      origin: app.baseUrl,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as Json }
}

const SENT = {
  kind: 'bug',
  gameTitle: 'pixelRally',
  name: '見本 太郎',
  email: 'taro@mail.example',
  emailConfirm: 'taro@mail.example',
  phone: '03-0000-0901',
  subject: '音が出ない',
  body: '対戦の途中から、音が出なくなります。',
  agreePrivacy: true,
  isBot: false,
  locale: 'ja',
}

/** Sends a submission; returns the response and the record that it created. */
const send = async (changes: object = {}) => {
  const { status, body } = await call('POST', '/api/v1/public/arcade/contact', { guest: true, body: { ...SENT, ...changes } })
  expect(status, JSON.stringify(body)).toBe(201)
  const list = await call('GET', `${STAFF}?sort=-createdAt&limit=1`)
  const [newest] = list.body['items'] as readonly Json[]
  return { answer: body, record: (await call('GET', `${STAFF}/${newest?.id}`)).body }
}

const to = (address: string) => smtp.arrived.filter(({ envelope }) => envelope.to.includes(address))

describe('a message', () => {
  it('gets a number of its day, the policy it was sent under, and no address that anybody could read', async () => {
    const [first, second] = [await send(), await send()]
    const start = `SPT-${dateInTimeZone(new Date()).replaceAll('-', '')}-`
    expect([first, second].map(({ answer }) => answer['receiptNumber'])).toEqual([`${start}0001`, `${start}0002`])
    expect(Object.keys(first.answer)).toEqual(['receiptNumber', 'receivedAt'])
    expect(first.record).toMatchObject({ status: 'new', isNew: true, agreedPolicyVersion: '1.1', anonymiseOn: null, ...first.answer })
    expect(first.record['ipHash']).toMatch(/^[0-9a-f]{64}$/)
    expect(second.record['ipHash']).toBe(first.record['ipHash'])
    for (const name of ['emailConfirm', 'agreePrivacy', 'isBot']) expect(first.record).not.toHaveProperty(name)
  })

  it('is confirmed to the sender, and told to whoever wants to hear of it, without the sender', async () => {
    const { answer } = await send()
    await deliver()
    const [receipt] = to('taro@mail.example')
    expect(receipt?.subject).toBe(`【スターポルト・アーケード】お問い合わせを受け付けました（${String(answer['receiptNumber'])}）`)
    expect(receipt?.text).toContain('見本 太郎 様')
    expect(receipt?.text).toContain('種別：不具合')
    for (const written of [SENT.subject, SENT.body]) expect(receipt?.text).not.toContain(written)
    const notices = smtp.arrived.filter((mail) => mail !== receipt)
    expect(notices.flatMap(({ envelope }) => envelope.to).toSorted()).toEqual(['clerk@captain.example', 'desk@arcade.example'])
    for (const { subject, text } of notices) {
      expect(subject).toBe(`新しいお問い合わせ ${String(answer['receiptNumber'])} / New message`)
      expect(text).toContain('件名 / Subject：音が出ない')
      for (const personal of [SENT.name, SENT.email, SENT.phone, SENT.body]) expect(text).not.toContain(personal)
    }
  })

  it('is answered in the language of the page', async () => {
    await send({ locale: 'en', name: 'Jane Sample', email: 'jane@mail.example', emailConfirm: 'Jane@mail.example' })
    await deliver()
    const [receipt] = to('jane@mail.example')
    expect(receipt?.subject).toMatch(/^\[Starport Arcade\] We have received your message/)
    expect(receipt?.text).toContain('Dear Jane Sample,')
    expect(receipt?.text).toContain('Kind: Bug')
  })

  it('of a machine is thanked for like any other, kept as spam, and told to nobody', async () => {
    const { answer, record } = await send({ isBot: true })
    expect(Object.keys(answer)).toEqual(['receiptNumber', 'receivedAt'])
    expect(record).toMatchObject({ status: 'spam', isNew: false })
    await deliver()
    expect(smtp.arrived).toEqual([])
  })

  it.each([
    ['another address to confirm', { emailConfirm: 'other@mail.example' }, 'emailConfirm'],
    ['too few words', { body: '　 音が出ません 　' }, 'body'],
    ['no consent', { agreePrivacy: false }, 'agreePrivacy'],
    ['no player where one is needed', { kind: 'report' }, 'playerId'],
    ['a time to come', { occurredAt: '2999-01-01T00:00:00Z' }, 'occurredAt'],
  ])('with %s is not taken', async (_what, changes, path) => {
    const { status, body } = await call('POST', '/api/v1/public/arcade/contact', { guest: true, body: { ...SENT, ...changes } })
    expect(status).toBe(422)
    expect((body['issues'] as readonly { readonly path: string }[]).map((issue) => issue.path)).toEqual([path])
  })
})

const jobs = () => runJobs({ ...app.services, tenants: [app.tenant('arcade')] })

/** Backdates a value of a record by the given number of days. */
const age = async (id: string, field: string, day: string) => {
  await app.pool.query(`update content.entry set data = jsonb_set(data, array[$2], to_jsonb($3::text)) where tenant_id = 9 and id = $1`, [
    id,
    field,
    day,
  ])
  await app.pool.query(`update content.entry_index set val = $3 where tenant_id = 9 and entry_id = $1 and field = $2 and stage = 0`, [
    id,
    field,
    day,
  ])
}

describe('time', () => {
  it('takes the hash of the sender away, and nothing else', async () => {
    const { record } = await send()
    const due = dateInTimeZone(new Date(Date.now() + 30 * DAY_MS))
    expect(record['hashForgottenOn']).toBe(due)
    await age(record.id, 'hashForgottenOn', dateInTimeZone(new Date()))
    await jobs()
    expect((await call('GET', `${STAFF}/${record.id}`)).body).toMatchObject({ ipHash: null, hashForgottenOn: null, name: SENT.name })
    const kept = await app.pool.query(`select from content.entry_revision where entry_id = $1 and snapshot::text like '%' || $2 || '%'`, [
      record.id,
      record['ipHash'],
    ])
    expect(kept.rowCount).toBe(0)
  })

  it('takes whoever wrote out of what has been done for a year; what is open again is kept', async () => {
    const { record } = await send({ company: '見本商店', kind: 'report', playerId: 'STAR0009' })
    const step = async (name: string, from: Json, body: object = {}) =>
      (await call('POST', `${STAFF}/${from.id}/${name}`, { body, version: from.lockVersion })).body
    const done = await step('finish', record, { replyNote: '返信しました。' })
    expect(done).toMatchObject({ status: 'done', isNew: false, anonymiseOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) })
    const resumed = await step('resume', done)
    expect(resumed['anonymiseOn']).toBeNull()
    const again = await step('finish', resumed)
    await age(again.id, 'anonymiseOn', dateInTimeZone(new Date()))
    await jobs()
    const { body: after } = await call('GET', `${STAFF}/${record.id}`)
    expect(after).toMatchObject({
      status: 'done',
      name: '削除済み',
      body: '削除済み',
      phone: null,
      company: null,
      playerId: null,
      anonymiseOn: null,
    })
    for (const personal of [SENT.name, SENT.email, SENT.phone, SENT.body, '見本商店', 'STAR0009'])
      for (const table of ['content.entry', 'content.entry_revision']) {
        const found = await app.pool.query(
          `select from ${table} e where e.tenant_id = 9 and to_jsonb(e)::text like '%' || $1 || '%' and ${table === 'content.entry' ? 'e.id' : 'e.entry_id'} = $2`,
          [personal, record.id],
        )
        expect(found.rowCount, `${table} ${personal}`).toBe(0)
      }
  })
})
