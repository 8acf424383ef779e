import { startServer, type ServerUnderTest } from '@captain/platform-testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seed } from '../seed.ts'

type Json = Readonly<Record<string, unknown>> & { readonly id: string; readonly lockVersion: number }

const TENANT = '/api/v1/tenants/arcade'

const PERSON = {
  kind: 'bug',
  gameTitle: 'pixelRally',
  name: '試験 桜子',
  email: 'sakurako.shiken@mail.example',
  emailConfirm: 'sakurako.shiken@mail.example',
  phone: '090-0000-4711',
  subject: '音が出ない',
  body: '試験桜子（シケン サクラコ）と申します。音が出なくなります。',
  agreePrivacy: true,
  isBot: false,
  locale: 'ja',
}

/** Every form in which the person could be left behind: as written, folded for search, and without marks. */
const TRACES = ['桜子', 'サクラコ', 'さくらこ', 'sakurako', '090-0000-4711', '09000004711']

let app: ServerUnderTest

beforeAll(async () => {
  app = await startServer()
  await app.seed('arcade', seed)
})
afterAll(() => app?.stop())

const call = async (method: string, path: string, body?: object, { guest = false, version = 0 } = {}) => {
  const answer = await fetch(`${app.baseUrl}${path}`, {
    method,
    headers: {
      ...(guest ? {} : app.cookies.admin),
      origin: app.baseUrl,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(version > 0 && { 'if-match': `"${version}"` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Json }
}

const send = async (changes: object = {}): Promise<Json> => {
  const { status, body } = await call('POST', '/api/v1/public/arcade/contact', { ...PERSON, ...changes }, { guest: true })
  expect(status, JSON.stringify(body)).toBe(201)
  const list = await call('GET', `${TENANT}/contact?sort=-createdAt&limit=1`)
  const [newest] = list.body['items'] as readonly Json[]
  return (await call('GET', `${TENANT}/contact/${newest?.id}`)).body
}

/** Returns the tables of all schemas that contain one of the traces. */
const tablesWithTraces = async (): Promise<readonly string[]> => {
  const { rows } = await app.pool.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema') and not c.relispartition`,
  )
  expect(rows.length).toBeGreaterThan(30)
  const found: string[] = []
  for (const { name } of rows) {
    const { rowCount } = await app.pool.query(`select from ${name} x where x::text ilike any ($1::text[]) limit 1`, [
      TRACES.map((trace) => `%${trace}%`),
    ])
    if (rowCount !== 0) found.push(name)
  }
  return found
}

const found = async (query: string) => {
  const { status, body } = await call('POST', `${TENANT}/personal-data/search`, { query })
  expect(status, JSON.stringify(body)).toBe(200)
  return body['items'] as readonly Json[]
}

it('finds, discloses and erases a person so that no byte of the name is left', async () => {
  const first = await send()
  const second = await send({ subject: '続き', body: 'シケンサクラコです。音が出ません。' })
  const other = await send({
    name: '別の 人',
    email: 'other@mail.example',
    emailConfirm: 'other@mail.example',
    phone: '03-0000-0902',
    body: '別の用件でお問い合わせします。よろしくお願いします。',
  })
  const started = await call('POST', `${TENANT}/contact/${first.id}/start`, { note: '桜子さんに電話する' }, { version: first.lockVersion })
  expect(started.status, JSON.stringify(started.body)).toBe(200)
  const written = { way: 'email', subject: '桜子さんへ', body: '試験 桜子 様\n設定を確認してください。', isQuoting: true }
  const replied = await call('POST', `${TENANT}/contact/${first.id}/replies`, written, { version: started.body.lockVersion })
  expect(replied.status, JSON.stringify(replied.body)).toBe(201)
  await call('POST', `${TENANT}/contact/views`, { name: '桜子さん', isShared: true, query: { q: '桜子' } })
  expect(await tablesWithTraces()).toEqual(expect.arrayContaining(['content.entry', 'content.entry_revision', 'mail.outbox']))

  expect((await call('POST', `${TENANT}/personal-data/search`, { query: '桜子' })).body).toMatchObject({ code: 'step-up-required' })
  await app.prove('admin')
  // Width, kana, spaces and hyphens do not matter.
  for (const query of [
    '試験桜子',
    'しけん　さくらこ',
    'ＳＡＫＵＲＡＫＯ．shiken@mail.example',
    '+81 90 0000 4711',
    '０９０００００４７１１',
  ])
    expect((await found(query)).map(({ id }) => id).sort(), query).toEqual([first.id, second.id].sort())
  expect((await call('POST', `${TENANT}/personal-data/search`, { query: '-' })).status).toBe(400)

  const records = (await found('試験桜子')).map(({ type, id }) => ({ type, id }))
  const page = await call('POST', `${TENANT}/personal-data/disclosure`, { records, format: 'html', locale: 'ja' })
  expect(page.body['file']).toContain('試験 桜子')
  expect(page.body['file']).toContain('sakurako.shiken@mail.example')
  expect(page.body['file'], 'what was replied').toContain('設定を確認してください。')
  const json = await call('POST', `${TENANT}/personal-data/disclosure`, { records, format: 'json', locale: 'en' })
  expect(JSON.parse(String(json.body['file']))).toMatchObject({ records: [{}, {}] })

  const erasure = (isConfirmed: boolean) =>
    call('POST', `${TENANT}/personal-data/erasure`, {
      query: '試験桜子',
      records: [...records, { type: 'contact', id: other.id }],
      isConfirmed,
    })
  const plan = await erasure(false)
  expect(plan.body).toMatchObject({ records: 2, emptied: 0, kept: 0 })
  expect(await found('試験桜子')).toHaveLength(2)
  const done = await erasure(true)
  expect(done.body).toEqual(plan.body)

  expect(await tablesWithTraces()).toEqual([])
  expect((await call('GET', `${TENANT}/contact/${first.id}`)).status).toBe(404)
  // Who is not the person is not erased, even if chosen.
  expect((await call('GET', `${TENANT}/contact/${other.id}`)).status).toBe(200)
  const { rows } = await app.pool.query(`select actor_name, type from content.audit_event where action = 'erase'`)
  expect(rows).toHaveLength(2)
})
