import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './app-under-test.ts'

type Json = Readonly<Record<string, unknown>>
type Item = Json & { readonly id: string; readonly name: string; readonly email: string }
type Page = { readonly items: readonly Item[]; readonly next: string | null; readonly count: { value: number; capped: boolean } }

const ACCOUNTS = '/api/v1/admin/auth-users'
const EVENTS = '/api/v1/admin/audit-events'

let app: TestApp
let pool: Pool

beforeAll(async () => {
  app = await startTestApp((given) => {
    pool = given
    return []
  })
  await pool.query(
    `insert into auth."user" (id, name, email, "isUser", role, banned, "banExpires", "passkeyCount", "createdAt", "lastSignInAt")
     select 'many-' || n, (array['Ａｌｉｃｅ 青木', '渡辺 花子', '%_ 記号'])[n % 3 + 1] || ' ' || n, 'many-' || n || '@example.jp', n % 2 = 0,
       case when n = 7 then 'admin' else 'user' end, n in (3, 4), case when n = 4 then now() - interval '1 day' end, n % 3,
       -- Several made in the same moment, and a millisecond is not all that the database knows of time.
       timestamptz '2020-01-01' + (n / 4) * interval '1 microsecond', case when n % 2 = 0 then timestamptz '2020-01-01' + n * interval '1 day' end
     from generate_series(1, 60) n`,
  )
})
afterAll(() => app.stop())

const send = async (method: string, path: string, { as = 'admin', body }: { as?: keyof TestApp['cookies']; body?: unknown } = {}) => {
  const answer = await fetch(`${app.baseUrl}${path}`, {
    method,
    headers: { ...app.cookies[as], origin: app.baseUrl, 'content-type': 'application/json', 'user-agent': 'Browser/1' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as Json }
}

const list = async (query: Readonly<Record<string, string>>, path = ACCOUNTS): Promise<Page> => {
  const { status, body } = await send('GET', `${path}?${new URLSearchParams(query)}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as unknown as Page
}

const prove = () =>
  pool.query(
    `update auth.session set "provenAt" = now() where "userId" = (select id from auth."user" where email = 'admin@captain.example')`,
  )

describe('the list of accounts', () => {
  test.each(['createdAt', '-createdAt', 'name', '-name', 'email', '-email', 'lastSignInAt', '-lastSignInAt'])(
    'sorted by %s is whole and without doubles, however it is paged',
    async (sort) => {
      const ids: string[] = []
      let after: string | null = null
      do {
        const page: Page = await list({ sort, limit: '7', ...(after !== null && { after }) })
        ids.push(...page.items.map(({ id }) => id))
        after = page.next
      } while (after !== null)
      const whole = await list({ sort, limit: '100' })
      expect(ids).toEqual(whole.items.map(({ id }) => id))
      expect(new Set(ids).size).toBe(68)
      expect(whole.count).toEqual({ value: 68, capped: false })
    },
  )

  test('is newest first unless said, and an item tells all that is asked of it', async () => {
    const { items } = await list({ q: 'editor@' })
    expect(items).toEqual([
      {
        id: expect.any(String),
        name: 'editor',
        email: 'editor@captain.example',
        emailVerified: true,
        image: null,
        role: 'user',
        isUser: true,
        banned: false,
        banReason: null,
        banExpires: null,
        locale: 'ja',
        passkeyCount: 0,
        hasSecondFactor: false,
        memberships: [{ tenant: 'cafe', role: 'editor' }],
        mayUseAi: false,
        lastSignInAt: expect.any(String),
        createdAt: expect.any(String),
      },
    ])
    const times = (await list({})).items.map(({ createdAt }) => String(createdAt))
    expect(times).toEqual(times.toSorted().toReversed())
  })

  test.each([
    ['alice', 20],
    ['ＡＬＩＣＥ　青', 20],
    ['渡辺 many-1', 5],
    ['木', 20],
    ['%_', 20],
    ['many-60@', 1],
    ['誰もいない', 0],
  ])('searched for %s finds %i', async (q, count) => {
    expect((await list({ q, limit: '1' })).count.value).toBe(count)
  })

  test('is narrowed by role, ban, approval and missing passkeys, together too', async () => {
    const ids = async (query: Readonly<Record<string, string>>) =>
      (await list({ q: 'many-', limit: '100', ...query })).items.map(({ id }) => id)
    expect(await ids({ 'filter[role]': 'admin' })).toEqual(['many-7'])
    expect(await ids({ 'filter[banned]': 'true' })).toEqual(['many-3'])
    expect(await ids({ 'filter[banned]': 'false' })).toHaveLength(59)
    expect(await ids({ 'filter[isUser]': 'false', 'filter[noPasskey]': 'true' })).toHaveLength(10)
    expect(await ids({ 'filter[isUser]': 'false', 'filter[noPasskey]': 'true', 'filter[role]': 'admin' })).toEqual([])
  })

  test.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['sort=role', 'sort'],
    ['after=x', 'after'],
    [`after=${Buffer.from('["name","a","b"]').toString('base64url')}`, 'after'],
    ['filter[role]=owner', 'filter[role]'],
    ['filter[banned]=1', 'filter[banned]'],
    ['q=%00', 'q'],
    ['other=1', 'other'],
  ])('with %s answers 400 that names it', async (query, parameter) => {
    expect(await send('GET', `${ACCOUNTS}?${query}`)).toMatchObject({ status: 400, body: { parameter } })
  })

  test('with a cursor of no time answers 400', async () => {
    const after = Buffer.from('["-createdAt","yesterdayish","b"]').toString('base64url')
    expect((await send('GET', `${ACCOUNTS}?after=${after}`)).status).toBe(400)
  })

  test('finds, sorts and filters by indexes', async () => {
    const client = await pool.connect()
    try {
      await client.query('set enable_seqscan = off; set enable_sort = off')
      const plan = async (sql: string) =>
        JSON.stringify((await client.query(`explain (format json) select u.id from auth."user" u where ${sql} limit 26`)).rows)
      const orders = ['u."createdAt"', 'u.name collate "C"', 'u.email collate "C"', `coalesce(u."lastSignInAt", 'epoch')`]
      for (const key of orders) expect(await plan(`true order by ${key} desc, u.id desc`)).not.toMatch(/Seq Scan|Sort Key/)
      for (const only of [`u.role = 'admin'`, 'not u."isUser"', 'u."passkeyCount" = 0'])
        expect(await plan(`${only} order by u."createdAt" desc, u.id desc`)).toMatch(/user_(admin|waiting|without_passkey)/)
      expect(await plan(`u."searchGrams" @> array['青木']`)).toContain('user_search')
      const found = await client.query(
        `explain (format json) select from content.audit_event where auth.grams(auth.search_text(actor_name, summary)) @> array['青木']`,
      )
      expect(JSON.stringify(found.rows)).toContain('audit_event_search')
    } finally {
      await client.query('reset all')
      client.release()
    }
  })
})

describe('an account', () => {
  beforeAll(prove)

  const draft = {
    name: '新人 一郎',
    email: 'Shinjin@Example.jp',
    locale: 'en',
    memberships: [
      { tenant: 'shop', role: 'viewer' },
      { tenant: 'cafe', role: 'editor' },
    ],
    mayUseAi: true,
  }

  test('is made with all that it may, invited by mail, and shown with its sessions', async () => {
    const { status, body } = await send('POST', ACCOUNTS, { body: draft })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      email: 'shinjin@example.jp',
      isUser: true,
      emailVerified: false,
      locale: 'en',
      memberships: draft.memberships,
      mayUseAi: true,
      link: null,
    })
    const { rows } = await pool.query<{ body_text: string }>(`select body_text from mail.outbox where recipient = 'shinjin@example.jp'`)
    expect(rows.map(({ body_text: text }) => /\/en\/auth\/enrol#token=\S{40,}/.test(text))).toEqual([true])
    const detail = await send('GET', `${ACCOUNTS}/${String(body['id'])}`)
    expect(detail.body).toMatchObject({ name: '新人 一郎', mayUseAi: true, sessions: [] })
    await pool.query(`update auth.permission_grant set expires_on = '2020-01-01' where user_id = $1`, [body['id']])
    expect((await list({ q: 'shinjin' })).items).toMatchObject([{ mayUseAi: false }])
    expect((await list({ q: '新人' }, EVENTS)).items.map(({ action }) => action)).toEqual([
      'invite',
      'permission',
      'permission',
      'permission',
      'createAccount',
    ])
  })

  test('is refused field by field, and nothing is left of it', async () => {
    const wrong = { name: ' ', email: 'x', memberships: [{ tenant: 'nowhere', role: 'boss' }], other: 1 }
    const { status, body } = await send('POST', ACCOUNTS, { body: wrong })
    expect([status, (body['issues'] as readonly Json[]).map(({ path }) => path)]).toEqual([
      422,
      ['name', 'email', 'memberships.0.tenant', 'memberships.0.role', 'other'],
    ])
    const twice = { ...draft, email: 'editor@captain.example' }
    expect(await send('POST', ACCOUNTS, { body: twice })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'email', rule: 'duplicate' }] },
    })
    const doubled = { ...draft, email: 'doubled@example.jp', memberships: [draft.memberships[0], draft.memberships[0]] }
    expect((await send('POST', ACCOUNTS, { body: doubled })).status).toBe(422)
    expect((await list({ q: 'doubled' })).items).toEqual([])
  })

  test('is made, approved and invited after a proof only', async () => {
    await pool.query('update auth.session set "provenAt" = null')
    const bodies = [
      { ...draft, email: 'boss@example.jp', role: 'admin' },
      { ...draft, email: 'member@example.jp', memberships: draft.memberships.slice(0, 1) },
    ]
    const refused = { status: 403, body: { code: 'step-up-required', action: 'manage-account' } }
    for (const body of bodies) expect(await send('POST', ACCOUNTS, { body })).toMatchObject(refused)
    expect(await send('POST', `${ACCOUNTS}/many-2/approve`)).toMatchObject(refused)
    expect((await send('POST', `${ACCOUNTS}/many-2/invite`)).body).toMatchObject({ code: 'step-up-required', action: 'send-link' })
    await prove()
    for (const body of bodies) expect((await send('POST', ACCOUNTS, { body })).status).toBe(201)
    expect(await send('POST', `${ACCOUNTS}/many-2/invite`)).toMatchObject({ status: 200, body: { id: 'many-2', link: null } })
    expect((await send('POST', `${ACCOUNTS}/nobody/invite`)).status).toBe(404)
  })

  test('is approved once, and told so', async () => {
    const approve = () => send('POST', `${ACCOUNTS}/many-1/approve`)
    expect((await approve()).body).toMatchObject({ id: 'many-1', isUser: true })
    expect((await approve()).status).toBe(200)
    expect((await pool.query(`select from mail.outbox where recipient = 'many-1@example.jp'`)).rowCount).toBe(1)
    // The address is unverified: its owner is invited.
    expect((await list({ 'filter[record]': 'many-1' }, EVENTS)).items.map(({ action }) => action)).toEqual(['invite', 'approve'])
    expect((await send('POST', `${ACCOUNTS}/nobody/approve`)).status).toBe(404)
    expect((await send('GET', `${ACCOUNTS}/nobody`)).status).toBe(404)
  })
})

describe('the use of the AI tools', () => {
  const PERSON = 'viewer@captain.example'
  const give = (monthlyLimit: unknown, expiresOn: unknown = null) => ({ allowed: true, monthlyLimit, expiresOn })
  type Read = { readonly monthlyLimit: number | null; readonly expiresOn: string | null }
  const NONE: Read = { monthlyLimit: null, expiresOn: null }
  const put = (id: string, body: object, before: Read = NONE) => send('PUT', `${ACCOUNTS}/${id}/ai`, { body: { ...body, before } })
  const idOf = async (email: string) => (await list({ q: email })).items[0]?.id ?? ''
  /** Returns the AI permission that the next requests of the account see. */
  const aiPermission = async () => [
    (await send('GET', '/api/v1/authorized/logins/check_cf_ai_usage', { as: 'viewer' })).body['value'],
    (await send('GET', '/api/v1/account', { as: 'viewer' })).body['ai'],
  ]

  test('is given, limited and withdrawn, each from the next request on, and told with what was before', async () => {
    await prove()
    const [id, by] = [await idOf(PERSON), { id: await idOf('admin@captain'), name: 'admin' }]
    const none = { isAdmin: false, monthlyLimit: null, expiresOn: null, grantedBy: null, used: 0 }
    expect((await send('GET', `${ACCOUNTS}/${id}`)).body).toMatchObject({ mayUseAi: false, ai: none })
    const given = { monthlyLimit: 30, expiresOn: '2999-12-31' }
    expect(await put(id, give(30, '2999-12-31'))).toMatchObject({
      status: 200,
      body: { id, mayUseAi: true, ai: { ...none, ...given, grantedBy: by } },
    })
    expect(await aiPermission()).toEqual([true, { allowed: true, monthlyLimit: 30, used: 0, expiresOn: '2999-12-31' }])
    await pool.query(
      `insert into auth.permission_use (user_id, permission, month, count)
       values ($1, 'ai', date_trunc('month', now() at time zone 'Asia/Tokyo')::date, 12)`,
      [id],
    )
    expect((await put(id, give(5), given)).body).toMatchObject({ ai: { monthlyLimit: 5, expiresOn: null, used: 12 } })
    // A repeated request changes nothing and records no event.
    expect((await put(id, give(5), given)).status).toBe(200)
    // A request based on outdated values gets the current ones and changes nothing.
    const late = await put(id, give(30, '2999-11-30'), given)
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'version-conflict', current: { id, mayUseAi: true, ai: { monthlyLimit: 5, expiresOn: null } } },
    })
    expect((await put(id, { allowed: false }, given)).status).toBe(409)
    const five = { monthlyLimit: 5, expiresOn: null }
    expect((await put(id, { allowed: false }, five)).body).toMatchObject({ mayUseAi: false, ai: { ...none, used: 12 } })
    expect((await put(id, { allowed: false }, five)).status).toBe(200)
    expect(await aiPermission()).toEqual([false, { allowed: false, monthlyLimit: null, used: 12, expiresOn: null }])
    const events = (await list({ 'filter[record]': id, 'filter[action]': 'permission' }, EVENTS)).items
    expect(events.map(({ actor, changes }) => [actor, (changes as Json)['diff']])).toEqual([
      [by, { mayUseAi: [true, false], monthlyLimit: [5, null] }],
      [by, { monthlyLimit: [30, 5], expiresOn: ['2999-12-31', null] }],
      [by, { mayUseAi: [false, true], monthlyLimit: [null, 30], expiresOn: [null, '2999-12-31'] }],
    ])
  })

  test('that was over is given anew, and administrators are told that they need no permission', async () => {
    await prove()
    const [id, admin] = [await idOf(PERSON), await idOf('admin@captain')]
    await put(id, give(10))
    await pool.query(`update auth.permission_grant set expires_on = '2020-01-01' where user_id = $1`, [id])
    expect((await send('GET', `${ACCOUNTS}/${id}`)).body).toMatchObject({ mayUseAi: false, ai: { expiresOn: '2020-01-01' } })
    const over = { monthlyLimit: 10, expiresOn: '2020-01-01' }
    expect((await put(id, give(10), over)).body).toMatchObject({ mayUseAi: true, ai: { expiresOn: null } })
    expect((await list({ 'filter[record]': id, 'filter[action]': 'permission', limit: '1' }, EVENTS)).items[0]?.['changes']).toMatchObject({
      diff: { mayUseAi: [false, true], expiresOn: ['2020-01-01', null] },
    })
    expect((await send('GET', `${ACCOUNTS}/${admin}`)).body).toMatchObject({ mayUseAi: false, ai: { isAdmin: true, monthlyLimit: null } })
  })

  test('asks for a proof, for values that fit, and for somebody', async () => {
    const id = await idOf(PERSON)
    await pool.query('update auth.session set "provenAt" = null')
    expect((await put(id, give(1))).body['code']).toBe('step-up-required')
    await prove()
    const rules = async (body: object) =>
      ((await put(id, body)).body['issues'] as readonly Json[]).map(({ path, rule }) => `${String(path)} ${String(rule)}`)
    expect(await rules({})).toEqual(['allowed required'])
    expect(await rules({ allowed: 'yes' })).toEqual(['allowed oneOf'])
    expect(await rules({ allowed: true })).toEqual(['monthlyLimit required', 'expiresOn required'])
    expect(await rules({ allowed: false, monthlyLimit: 3 })).toEqual(['monthlyLimit unknownKeys'])
    expect(await rules(give(1.5, '2020-01-01'))).toEqual(['monthlyLimit integer', 'expiresOn notBeforeToday'])
    expect(await rules(give(-1, '2999-02-30'))).toEqual(['monthlyLimit min', 'expiresOn requiredDate'])
    expect(await rules(give(100_001, '2999-01-01T00:00:00Z'))).toEqual(['monthlyLimit max', 'expiresOn type'])
    const without = (await send('PUT', `${ACCOUNTS}/${id}/ai`, { body: { allowed: false } })).body['issues']
    expect(without).toMatchObject([{ path: 'before', rule: 'required' }])
    expect((await send('PUT', `${ACCOUNTS}/${id}/ai`, { body: [] })).status).toBe(422)
    expect((await put('nobody', give(1))).status).toBe(404)
  })
})

describe('the list of events', () => {
  test('tells who did what, from where, the newest first, and pages without gaps', async () => {
    const newest = await list({ limit: '100' }, EVENTS)
    const ids: string[] = []
    let after: string | null = null
    do {
      const page: Page = await list({ limit: '4', ...(after !== null && { after }) }, EVENTS)
      ids.push(...page.items.map(({ id }) => id))
      after = page.next
    } while (after !== null)
    expect(ids).toEqual(newest.items.map(({ id }) => id))
    expect(newest.count).toEqual({ value: ids.length, capped: false })
    const created = (await list({ 'filter[action]': 'createAccount', q: '新人' }, EVENTS)).items.at(-1)
    expect(created).toMatchObject({
      actor: { name: 'admin' },
      impersonator: null,
      tenant: null,
      entity: 'auth-user',
      summary: '新人 一郎 <shinjin@example.jp>',
      ipAddress: expect.stringMatching(/127\.0\.0\.1|::1/),
      userAgent: 'Browser/1',
      requestId: expect.any(String),
    })
  })

  test('is filtered by action, actor, tenant, record and days', async () => {
    const admin = (await list({ q: 'admin@captain' })).items[0]?.id ?? ''
    const count = async (query: Readonly<Record<string, string>>) => (await list(query, EVENTS)).count.value
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' }).format(new Date())
    const all = await count({})
    expect(await count({ 'filter[action]': 'approve,login' })).toBe(
      (await count({ 'filter[action]': 'approve' })) + (await count({ 'filter[action]': 'login' })),
    )
    expect(await count({ 'filter[actor]': admin, 'filter[action]': 'approve' })).toBe(1)
    for (const { tenant } of (await list({ 'filter[tenant]': 'cafe' }, EVENTS)).items) expect(tenant).toBe('cafe')
    expect(await count({ 'filter[tenant]': 'cafe' })).toBe(2)
    expect(
      (await count({ 'filter[tenant]': '-' })) + (await count({ 'filter[tenant]': 'cafe' })) + (await count({ 'filter[tenant]': 'shop' })),
    ).toBe(all)
    expect(await count({ 'filter[entity]': 'auth-user', 'filter[record]': 'many-1' })).toBe(2)
    expect(await count({ 'filter[until]': '2020-01-01' })).toBe(0)
    expect(await count({ 'filter[from]': '2020-01-01', 'filter[until]': today })).toBe(all)
  })

  test.each([
    ['filter[tenant]=nowhere', 'filter[tenant]'],
    ['filter[from]=2026-13-01', 'filter[from]'],
    ['filter[from]=yesterday', 'filter[from]'],
    ['filter[action]=a-b', 'filter[action]'],
    ['after=x', 'after'],
  ])('with %s answers 400 that names it', async (query, parameter) => {
    expect(await send('GET', `${EVENTS}?${query}`)).toMatchObject({ status: 400, body: { parameter } })
  })

  test('of an impersonated account is found by the administrator too', async () => {
    await pool.query(
      `insert into content.audit_event (id, at, actor_id, actor_name, impersonator_id, impersonator_name, action, changes)
       values ('01ARZ3NDEKTSV4RRFFQ69G5FAV', now(), 'many-5', '渡辺', 'many-7', '管理', 'update', '{"fields":["a"],"token":"x"}')`,
    )
    const [found] = (await list({ 'filter[actor]': 'many-7' }, EVENTS)).items
    expect(found).toMatchObject({ actor: { id: 'many-5' }, impersonator: { id: 'many-7', name: '管理' }, changes: { token: '••••' } })
  })

  test('leaves the house as a file after a proof, as the list is narrowed, and that is an event', async () => {
    await pool.query(`update auth.session set "provenAt" = null`)
    const file = () => fetch(`${app.baseUrl}${EVENTS}.csv?filter[action]=createAccount,ban`, { headers: app.cookies.admin })
    expect((await file()).status).toBe(403)
    await prove()
    const answer = await file()
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([200, expect.stringMatching(/^attachment; .*\.csv"$/)])
    const { count } = await list({ 'filter[action]': 'createAccount,ban' }, EVENTS)
    const lines = (await answer.text()).trimEnd().split('\r\n')
    expect(lines).toHaveLength(count.value + 1)
    expect((await list({ limit: '1' }, EVENTS)).items).toMatchObject([
      { action: 'export', summary: 'audit-events.csv', changes: { note: 'filter[action]=createAccount,ban' } },
    ])
    expect((await fetch(`${app.baseUrl}${EVENTS}.csv?q=%E0%A4%A`, { headers: app.cookies.admin })).status).toBe(200)
    expect((await fetch(`${app.baseUrl}${EVENTS}.csv?limit=5`, { headers: app.cookies.admin })).status).toBe(400)
  })
})
