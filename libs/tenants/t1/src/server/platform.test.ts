import { runJobs } from '@captain/content-server'
import { syncAccounts, type PlatformServices } from '@captain/platform-server'
import { startServer, type Person, type ServerUnderTest } from '@captain/platform-testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seed } from '../seed.ts'

type Json = Readonly<Record<string, unknown>> & { readonly id: string; readonly lockVersion: number }

const STAFF = '/api/v1/tenants/nyanko'
/** Owner of the platform tenant. */
const OWNER = 'stranger'
const SHOP = 6

/** A PNG of four pixels. */
const FACE =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQI12PYEiwPRAwQCgAiigSZpX4fUgAAAABJRU5ErkJggg=='

let app: ServerUnderTest
let services: PlatformServices
let other: PlatformServices
let following: Awaited<ReturnType<typeof syncAccounts>>

beforeAll(async () => {
  app = await startServer()
  services = app.services
  await app.seed('nyanko', seed)
  following = await syncAccounts(services)
  other = app.otherProcess()
  await app.prove(OWNER)
})

afterAll(async () => {
  await following.stop()
  await other.stop()
  await app.stop()
})

const call = async (method: string, path: string, as: Person = OWNER, body?: unknown, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await fetch(`${app.baseUrl}${path}`, {
    method,
    headers: {
      ...app.cookies[as],
      origin: app.baseUrl,
      ...(method === 'DELETE' && { 'if-match': '*' }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, text, body: (text === '' ? {} : JSON.parse(text)) as Json }
}

const listed = async (type: string, query = ''): Promise<readonly Json[]> =>
  (await call('GET', `${STAFF}/${type}?limit=100${query}`)).body['items'] as readonly Json[]

const patch = (type: string, { id, lockVersion }: Json, changes: object) =>
  call('PATCH', `${STAFF}/${type}/${id}`, OWNER, changes, { 'if-match': `"${lockVersion}"` })

const profile = async (slug: string): Promise<Json> => {
  const [found] = await listed('tenant', `&filter[slug]=${slug}`)
  if (found === undefined) throw new Error(`no profile of ${slug}`)
  return (await call('GET', `${STAFF}/tenant/${found.id}`)).body
}

const membersOf = async (slug: string) => listed('tenant-user', `&filter[tenant]=${(await profile(slug)).id}`)

const memberOf = async (slug: string, email: string): Promise<Json | undefined> =>
  (await membersOf(slug)).find((row) => row['email'] === `${email}@captain.example`)

const rolesOf = async (email: string): Promise<Readonly<Record<number, string>>> => {
  const { rows } = await app.pool.query<{ tenant_id: number; role: string }>(
    `select m.tenant_id, m.role from auth.membership m join auth."user" u on u.id = m.user_id where u.email = $1`,
    [email.includes('@') ? email : `${email}@captain.example`],
  )
  return Object.fromEntries(rows.map(({ tenant_id: tenant, role }) => [tenant, role]))
}

const invite = async (name: string, more: object = {}) => {
  const email = `${name}@platform.example`
  const made = await call('POST', `${STAFF}/user`, OWNER, { displayName: { ja: name }, email, locale: 'ja', sendInvitation: true, ...more })
  return { email, made }
}

describe('members', () => {
  it('that were made elsewhere are rows of the platform', async () => {
    const rows = await membersOf('shop')
    expect(Object.fromEntries(rows.map((row) => [String(row['email']).split('@')[0], row['memberRole']]))).toMatchObject({
      clerk: 'editor',
      onlooker: 'viewer',
      keeper: 'owner',
    })
    const [keeper] = await listed('user', '&q=keeper')
    expect(keeper).toMatchObject({ accountState: 'active', tenants: [(await profile('shop')).id] })
  })

  it('get another role at once by the row, which the log of administrators tells', async () => {
    const clerk = (await memberOf('shop', 'clerk')) as Json
    expect((await patch('tenant-user', clerk, { memberRole: 'viewer' })).status).toBe(200)
    const mine = (await call('GET', '/api/v1/tenants', 'clerk')).body['items'] as readonly {
      readonly slug: string
      readonly role: string
    }[]
    expect(mine).toMatchObject([{ slug: 'shop', role: 'viewer' }])
    const { rows } = await app.pool.query(
      `select tenant_id, actor_name, summary, changes from content.audit_event where action = 'permission' order by id desc limit 1`,
    )
    expect(rows).toEqual([
      {
        tenant_id: SHOP,
        actor_name: 'stranger',
        summary: 'clerk <clerk@captain.example>',
        changes: { fields: ['memberRole'], diff: { memberRole: ['editor', 'viewer'] } },
      },
    ])
  })

  it('keep the last owner, who can be neither demoted nor removed until there is another', async () => {
    const keeper = (await memberOf('shop', 'keeper')) as Json
    for (const refused of [
      await patch('tenant-user', keeper, { memberRole: 'editor' }),
      await call('DELETE', `${STAFF}/tenant-user/${keeper.id}`),
    ])
      expect(refused).toMatchObject({ status: 409, body: { code: 'last-owner', tenants: ['shop'] } })
    expect(await rolesOf('keeper')).toEqual({ [SHOP]: 'owner' })
    expect(await memberOf('shop', 'keeper')).toMatchObject({ memberRole: 'owner', lockVersion: keeper.lockVersion })

    const onlooker = (await memberOf('shop', 'onlooker')) as Json
    expect((await patch('tenant-user', onlooker, { memberRole: 'owner' })).status).toBe(200)
    expect((await call('DELETE', `${STAFF}/tenant-user/${keeper.id}`)).status).toBe(204)
    expect(await rolesOf('keeper')).toEqual({})
    expect((await call('POST', `${STAFF}/tenant-user/${keeper.id}/restore`)).status).toBe(200)
    expect(await rolesOf('keeper')).toEqual({ [SHOP]: 'owner' })
  })

  it('are only people who have been invited', async () => {
    const made = await call('POST', `${STAFF}/user`, OWNER, { displayName: { ja: '未招待' }, email: 'none@platform.example', locale: 'ja' })
    const refused = await call('POST', `${STAFF}/tenant-user`, OWNER, {
      tenant: (await profile('cafe')).id,
      user: made.body.id,
      memberRole: 'editor',
    })
    expect(refused).toMatchObject({ status: 422, body: { issues: [{ path: 'user', rule: 'custom' }] } })
    expect(refused.text).toContain('先に招待メールを送ってください')
  })

  it('are added several at once, or none', async () => {
    const [first, second, stranger] = [
      (await invite('several1')).made.body,
      (await invite('several2')).made.body,
      (await invite('several3', { sendInvitation: false })).made.body,
    ]
    const { id: tenant } = await profile('music')
    const rows = (people: readonly Json[]) =>
      people.map(({ id }) => ({ type: 'tenant-user', changes: { tenant, user: id, memberRole: 'editor' } }))
    const add = (people: readonly Json[]) =>
      call('POST', `${STAFF}/batch`, OWNER, { changes: rows(people) }, { 'idempotency-key': people.map(({ id }) => id).join('') })
    const refused = await add([first, stranger, second])
    expect(refused).toMatchObject({ status: 422, body: { issues: [{ path: '1.user' }] } })
    expect(await rolesOf('several1@platform.example')).toEqual({})
    for (const answer of [await add([first, second]), await add([first, second])]) expect(answer.status).toBe(200)
    for (const name of ['several1', 'several2']) expect(await rolesOf(`${name}@platform.example`)).toEqual({ 5: 'editor' })
  })

  it('follow what happens to accounts elsewhere', async () => {
    const { rows } = await app.pool.query<{ id: string }>(`select id from auth."user" where email = 'editor@captain.example'`)
    const id = rows[0]?.id ?? ''
    await app.pool.query(`insert into auth.membership (user_id, tenant_id, role) values ($1, 8, 'viewer')`, [id])
    await expect.poll(() => memberOf('hall', 'editor')).toMatchObject({ memberRole: 'viewer' })
    await app.pool.query(`update auth.membership set role = 'owner' where user_id = $1 and tenant_id = 8`, [id])
    await expect.poll(async () => (await memberOf('hall', 'editor'))?.['memberRole']).toBe('owner')
    await app.pool.query(`delete from auth.membership where user_id = $1 and tenant_id = 8`, [id])
    await expect.poll(() => memberOf('hall', 'editor')).toBeUndefined()
    await app.pool.query(`update auth."user" set banned = true where id = $1`, [id])
    const stateOf = async () =>
      (await listed('user', '&q=editor')).find(({ email }) => email === 'editor@captain.example')?.['accountState']
    await expect.poll(stateOf).toBe('suspended')
    await app.pool.query(`delete from auth."user" where id = $1`, [id])
    await expect.poll(stateOf).toBe('none')
    await expect.poll(() => memberOf('cafe', 'editor')).toBeUndefined()
  })

  it('are caught up with after a time in which nothing was heard, all but those of whom there can be no record', async () => {
    const join = (name: string, email: string) =>
      app.pool.query(
        `with made as (
           insert into auth."user" (id, name, email, "emailVerified", "isUser", role, locale) values ($2, $1, $2, true, true, 'user', 'ja') returning id)
         insert into auth.membership (user_id, tenant_id, role) select id, 9, 'viewer' from made`,
        [name, email],
      )
    const namesIn = async (slug: string) => (await membersOf(slug)).map((row) => (row['userName'] as { readonly ja: string }).ja).toSorted()
    await join('港 去子', 'leaver@platform.example')
    await expect.poll(() => namesIn('arcade')).toEqual(['港 去子'])
    await following.stop()
    await app.pool.query(`delete from auth.membership where user_id = 'leaver@platform.example'`)
    const [keeper] = await listed('user', '&q=keeper')
    expect((await patch('user', keeper as Json, { email: 'taken@platform.example' })).status).toBe(200)
    await join('港 重子', 'taken@platform.example')
    await join('長'.repeat(50), 'long@platform.example')
    await join('港 後子', 'later@platform.example')
    following = await syncAccounts(services)
    expect(await namesIn('arcade')).toEqual(['港 後子', '長'.repeat(30)])
  })
})

describe('people', () => {
  it('are invited with an account that cannot sign in yet, and a link by mail', async () => {
    const { email, made } = await invite('guest', { canUseAi: true })
    expect(made).toMatchObject({ status: 201, body: { accountState: 'invited' } })
    const { rows } = await app.pool.query(
      `select u."isUser", (select count(*)::int from auth.account a where a."userId" = u.id) as ways,
         (select kind from auth.one_time_link l where l.user_id = u.id) as link,
         (select permission from auth.permission_grant g where g.user_id = u.id) as granted
       from auth."user" u where u.email = $1`,
      [email],
    )
    expect(rows).toEqual([{ isUser: true, ways: 0, link: 'invite', granted: 'ai' }])
    const mails = await app.pool.query<{ body_text: string }>('select body_text from mail.outbox where recipient = $1', [email])
    expect(mails.rows.map((mail) => mail.body_text)).toEqual([expect.stringContaining('https://captain.example/auth/enrol#token=')])

    const off = await patch('user', made.body, { sendInvitation: false })
    const again = await patch('user', off.body, { sendInvitation: true })
    expect(again).toMatchObject({ status: 200, body: { accountState: 'invited' } })
    expect((await app.pool.query('select from mail.outbox where recipient = $1', [email])).rowCount).toBe(2)

    expect((await patch('user', again.body, { canUseAi: false })).status).toBe(200)
    expect(
      (await app.pool.query(`select from auth.permission_grant g join auth."user" u on u.id = g.user_id where u.email = $1`, [email]))
        .rowCount,
    ).toBe(0)
    const joined = await call('POST', `${STAFF}/tenant-user`, OWNER, {
      tenant: (await profile('cafe')).id,
      user: made.body.id,
      memberRole: 'editor',
    })
    expect(joined).toMatchObject({ status: 201, body: { email, userName: { ja: 'guest', en: null } } })
    expect(await rolesOf(email)).toEqual({ 7: 'editor' })
    expect((await call('DELETE', `${STAFF}/user/${made.body.id}`)).status).toBe(204)
    expect(await rolesOf(email)).toEqual({})
  })

  it('use the AI tools as was decided last, here or by administrators', async () => {
    const { email, made } = await invite('tools', { canUseAi: true })
    const path = `${STAFF}/user/${made.body.id}`
    const shown = async () => (await call('GET', path)).body
    const save = async (changes: object) => expect((await patch('user', await shown(), changes)).status).toBe(200)
    const grants = async () => {
      const { rows } = await app.pool.query<{ over: boolean }>(
        `select g.expires_on is not null as over from auth.permission_grant g join auth."user" u on u.id = g.user_id where u.email = $1`,
        [email],
      )
      return rows.map(({ over }) => (over ? 'over' : 'open'))
    }
    expect(await grants()).toEqual(['open'])
    await app.pool.query(`update auth.permission_grant set expires_on = '2026-01-01' where user_id = $1`, [made.body['authUser']])
    await expect.poll(async () => (await shown())['canUseAi']).toBe(false)
    await save({ note: '期限切れ' })
    expect(await grants()).toEqual(['over'])
    await save({ canUseAi: true })
    expect(await grants()).toEqual(['open'])
    await following.stop()
    await app.pool.query(`delete from auth.permission_grant where user_id = $1`, [made.body['authUser']])
    await save({ note: 'まだ知らない' })
    expect(await grants()).toEqual([])
    following = await syncAccounts(services)
    expect((await shown())['canUseAi']).toBe(false)
  })

  it('who have signed up by themselves are left to administrators', async () => {
    const refused = await call('POST', `${STAFF}/user`, OWNER, {
      displayName: { ja: '申請中' },
      email: 'pending@captain.example',
      locale: 'ja',
      sendInvitation: true,
    })
    expect(refused).toMatchObject({ status: 422, body: { issues: [{ path: 'email', rule: 'custom' }] } })
    const { rows } = await app.pool.query(`select "isUser" from auth."user" where email = 'pending@captain.example'`)
    expect(rows).toEqual([{ isUser: false }])
  })

  it('are known by name to others of the portal; how to reach them is for its owners', async () => {
    const { email, made } = await invite('reached', { phone: '090-1234-5678', note: '夜は電話しない' })
    const clerk = (await listed('user')).find((row) => row['email'] === 'clerk@captain.example')
    const joined = await call('POST', `${STAFF}/tenant-user`, OWNER, {
      tenant: (await profile('nyanko')).id,
      user: clerk?.id,
      memberRole: 'editor',
    })
    const read = (path: string) => call('GET', `${STAFF}${path}`, 'clerk')
    const [record, people, members] = [
      await read(`/user/${made.body.id}`),
      await read('/user?limit=100'),
      await read('/tenant-user?limit=100'),
    ]
    expect(record.body).toMatchObject({ displayName: { ja: 'reached', en: null }, email: '＊＊＊', phone: '＊＊＊', note: '＊＊＊' })
    for (const { status, text } of [record, people, members]) {
      expect(status).toBe(200)
      for (const one of [email, 'clerk@', '090-', '夜は']) expect(text).not.toContain(one)
    }
    expect((await read(`/user?q=${encodeURIComponent(email)}`)).body['items']).toEqual([])
    expect((await read('/user?sort=email')).status).toBe(400)
    expect((await read(`/user/duplicate-check?field=email&value=${encodeURIComponent(email)}`)).status).toBe(403)
    expect((await call('DELETE', `${STAFF}/tenant-user/${joined.body.id}`)).status).toBe(204)
  })

  it('are shown in lists by a small picture that each reader fetches once', async () => {
    const made = (await invite('face', { avatar: `data:image/png;base64,${FACE}` })).made.body
    const [listed] = (await call('GET', `${STAFF}/user?q=face&filter[accountState]=invited`)).body['items'] as readonly Json[]
    const address = String(listed?.['avatar'])
    expect(address).toMatch(new RegExp(`^${STAFF}/user/${made.id}/picture\\?field=avatar&version=[0-9a-f]{32}$`))
    const got = async (path: string, as: Person = OWNER) => {
      const answer = await fetch(`${app.baseUrl}${path}`, { headers: app.cookies[as] })
      return { status: answer.status, cache: answer.headers.get('cache-control'), bytes: Buffer.from(await answer.arrayBuffer()) }
    }
    const small = await got(address)
    // The WebP header contains the dimensions after its chunk name.
    expect([small.bytes.toString('latin1', 8, 15), small.bytes.readUInt16LE(26), small.bytes.readUInt16LE(28)]).toEqual(['WEBPVP8', 96, 96])
    expect(small.cache).toBe('private, max-age=31536000, immutable')
    expect((await got(address.replace(/.$/, '-'))).cache).toBe('private, no-store')
    expect((await got(address.replace('avatar', 'email'))).status).toBe(400)
    expect((await got(address, 'viewer')).status).toBe(404)
    const shown = (await call('GET', `${STAFF}/user/${made.id}`)).body
    expect((await patch('user', shown, { avatar: 'data:image/png;base64,AAAA' })).status).toBe(200)
    expect((await got(address)).status).toBe(404)
  })

  it('do not delete themselves', async () => {
    const own = (await listed('user', '&q=stranger@captain.example'))[0] as Json
    expect(await call('DELETE', `${STAFF}/user/${own.id}`)).toMatchObject({ status: 409, body: { code: 'own-account' } })
    expect(await rolesOf('stranger')).toEqual({ 1: 'owner' })
  })
})

describe('a profile', () => {
  const uploaded = async (slug: string): Promise<string> => {
    const body = new FormData()
    body.set('file', new File(['品名,価格\r\n'], 'menu.csv'))
    const headers = { ...app.cookies.admin, origin: app.baseUrl }
    const answer = await fetch(`${app.baseUrl}/api/v1/tenants/${slug}/media?accept=csv`, { method: 'POST', headers, body })
    return String(((await answer.json()) as Json)['url'])
  }
  const fetched = async (path: string, as: Person) => {
    const answer = await fetch(`${app.baseUrl}${path}`, { headers: app.cookies[as] })
    await answer.body?.cancel()
    return [answer.status, answer.headers.get('cache-control')]
  }

  it('is kept under the number that its tenant has in storage', async () => {
    const { rows } = await app.pool.query<{ number: number; color: string }>('select number, color from platform.tenant order by number')
    expect(rows).toEqual(services.tenants.map(({ number, color }) => ({ number, color })))
  })

  it('says what a tenant is called, its colour and its place', async () => {
    const shop = await profile('shop')
    const changes = { name: { ja: '新しい店', en: 'New shop' }, brandColor: '#123456', sortOrder: 1 }
    expect((await patch('tenant', shop, changes)).status).toBe(200)
    const items = (await call('GET', '/api/v1/tenants', 'admin')).body['items'] as readonly Json[]
    expect(items[0]).toMatchObject({ slug: 'shop', names: { ja: '新しい店', en: 'New shop' }, color: '#123456' })
  })

  it('tells the public who runs a site: what is public of it and no more, anew with every change, also while it is prepared', async () => {
    const current = async (slug: string, query = '') => call('GET', `/api/v1/public/${slug}/tenant/current${query}`, 'guest')
    const { body } = await current('hall', '?locale=en')
    expect(body).toMatchObject({ slug: 'hall', name: 'Mikagami Civic Center', brandColor: '#0F766E', timezone: 'Asia/Tokyo', fallback: [] })
    for (const name of [
      'operatingStatus',
      'note',
      'plan',
      'notifyEmails',
      'corporateNumber',
      'allowedOrigins',
      'assetBasePath',
      'sortOrder',
    ])
      expect(body).not.toHaveProperty(name)
    const changed = await patch('tenant', await profile('hall'), { phone: '0166-99-0001', operatingStatus: 'preparing' })
    expect(changed.status).toBe(200)
    expect((await current('hall')).body).toMatchObject({ name: '水鏡市民交流センター', phone: '0166-99-0001' })
    const listed = (await call('GET', '/api/v1/public/nyanko/tenant?limit=100', 'guest')).body['items'] as readonly Json[]
    expect(listed.map(({ slug }) => slug)).not.toContain('hall')
    const suspended = await patch('tenant', changed.body, { operatingStatus: 'suspended' })
    expect(await current('hall')).toMatchObject({ status: 404, text: (await current('no-such')).text })
    expect((await patch('tenant', suspended.body, { operatingStatus: 'active' })).status).toBe(200)
    expect((await current('hall')).status).toBe(200)
    expect((await current('nyanko')).body).toMatchObject({ slug: 'nyanko' })
    for (const query of ['?limit=1', '?filter[slug]=cafe']) expect((await current('hall', query)).status, query).toBe(400)
  })

  it('takes a suspended tenant from the public at once, at every process, exactly as if there were none', async () => {
    const paths = ['/food', '/food/nothing', '/food?nonsense=1']
    const file = await uploaded('cafe')
    expect(await fetched(file, 'guest')).toEqual([200, 'public, max-age=31536000, immutable'])
    expect((await call('GET', '/api/v1/public/cafe/food', 'guest')).status).toBe(200)
    const declared = app.tenant('cafe')
    await expect(other.openTenants.refuseClosed(declared)).resolves.toBeUndefined()
    const suspended = await patch('tenant', await profile('cafe'), { operatingStatus: 'suspended' })
    expect(suspended.status).toBe(200)
    for (const path of paths) {
      const answer = await call('GET', `/api/v1/public/cafe${path}`, 'guest')
      expect([answer.status, answer.text], path).toEqual([404, (await call('GET', `/api/v1/public/no-such${path}`, 'guest')).text])
    }
    await expect
      .poll(() =>
        other.openTenants.refuseClosed(declared).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed')
    expect((await call('GET', file, 'guest')).text).toBe((await call('GET', file.replace('cafe', 'no-such'), 'guest')).text)
    for (const person of ['guest', 'clerk'] as const) expect((await fetched(file, person))[0], person).toBe(404)
    for (const person of ['viewer', 'admin'] as const) expect(await fetched(file, person), person).toEqual([200, 'private, no-store'])
    expect((await call('GET', '/api/v1/tenants/cafe/food', 'viewer')).status).toBe(200)
    expect((await patch('tenant', suspended.body, { operatingStatus: 'active' })).status).toBe(200)
    expect((await call('GET', '/api/v1/public/cafe/food', 'guest')).status).toBe(200)
  })

  it('closes a tenant to its members, and never the one that runs the platform', async () => {
    const closed = await patch('tenant', await profile('shop'), { operatingStatus: 'closed' })
    expect((await call('GET', '/api/v1/tenants/shop/product', 'keeper')).status).toBe(404)
    expect((await call('GET', '/api/v1/tenants/shop/product', 'admin')).status).toBe(200)
    expect((await patch('tenant', closed.body, { operatingStatus: 'active' })).status).toBe(200)
    expect((await call('GET', '/api/v1/tenants/shop/product', 'keeper')).status).toBe(200)
    const own = await patch('tenant', await profile('nyanko'), { operatingStatus: 'closed' })
    expect(own).toMatchObject({ status: 422, body: { issues: [{ path: 'operatingStatus' }] } })
  })

  it('is made once for each tenant', async () => {
    const { id: _id, slug, ...rest } = await profile('cafe')
    const again = await call('POST', `${STAFF}/tenant`, OWNER, {
      slug,
      ...Object.fromEntries(
        [
          'name',
          'kind',
          'description',
          'operatingStatus',
          'brandColor',
          'defaultLocale',
          'locales',
          'timezone',
          'assetBasePath',
          'taxRounding',
          'sortOrder',
        ].map((name) => [name, rest[name]]),
      ),
      abbreviation: 'ZZZ',
    })
    expect(again).toMatchObject({ status: 422, body: { issues: [{ path: 'slug', rule: 'duplicate' }] } })
  })
})

describe('domains', () => {
  it('have one primary host in each environment, which the profile shows', async () => {
    const hall = await profile('hall')
    const [domain] = await listed('domain', '&q=oldcat')
    const add = (values: object) =>
      call('POST', `${STAFF}/tenant-domain`, OWNER, {
        tenant: hall.id,
        domain: domain?.id,
        environment: 'production',
        usage: 'serve',
        ...values,
      })
    const first = await add({})
    expect(first.body).toMatchObject({ host: 'oldcat.example', isPrimary: true })
    const second = await add({ subdomain: 'www', isPrimary: true })
    expect(second.body).toMatchObject({ host: 'www.oldcat.example', isPrimary: true })
    expect(await profile('hall')).toMatchObject({ primaryDomain: 'www.oldcat.example', lockVersion: hall.lockVersion })
    expect((await add({ subdomain: 'www' })).body).toMatchObject({ issues: [{ path: 'domain', rule: 'duplicate' }] })
    expect((await listed('domain', '&q=oldcat'))[0]).toMatchObject({ isAssigned: true, tenants: [hall.id] })
    expect((await call('DELETE', `${STAFF}/domain/${domain?.id ?? ''}`)).body).toMatchObject({ code: 'in-use' })
    expect((await call('DELETE', `${STAFF}/tenant-domain/${second.body.id}`)).status).toBe(204)
    expect(await profile('hall')).toMatchObject({ primaryDomain: 'oldcat.example' })
    const only = (await listed('tenant-domain', `&filter[tenant]=${hall.id}`))[0] as Json
    expect((await patch('tenant-domain', only, { isPrimary: false })).body).toMatchObject({
      issues: [{ path: 'isPrimary', rule: 'exactlyOneTrue' }],
    })
  })

  it('warn the owners of their end, once for each stage', async () => {
    const sent = async () => {
      const { rows } = await app.pool.query<{ recipient: string; subject: string }>(
        `select recipient, subject from mail.outbox where subject like '%expires in%' order by subject`,
      )
      return rows.map(({ recipient, subject }) => [recipient, subject.split(' / ')[1]])
    }
    await runJobs(services)
    await runJobs(services)
    expect(await sent()).toEqual([
      ['stranger@captain.example', 'club.example expires in 41 days'],
      ['stranger@captain.example', 'kensetsu.example expires in 9 days'],
    ])
  })

  it('show their code to owners, which the history tells', async () => {
    const [domain] = await listed('domain', '&q=nyanko')
    await patch('domain', domain as Json, { authCode: 'transfer-me-1234' })
    const path = `${STAFF}/domain/${domain?.id ?? ''}`
    expect((await call('GET', path)).text).not.toContain('transfer-me')
    expect(await call('POST', `${path}/reveal`, OWNER, { field: 'authCode' })).toMatchObject({
      status: 200,
      body: { value: 'transfer-me-1234' },
    })
    expect((await call('POST', `${path}/reveal`, OWNER, { field: 'name' })).status).toBe(404)
    const events = (await call('GET', `${path}/events`)).body['items'] as readonly Json[]
    expect(events[0]).toMatchObject({ action: 'reveal', changedFields: ['authCode'], by: { name: 'stranger' } })
  })

  it('that change at the same moment leave their registrar with the day on which the first of them ends', async () => {
    const [shop, kensetsu] = [(await listed('domain', '&q=shop.example'))[0], (await listed('domain', '&q=kensetsu'))[0]] as readonly Json[]
    const endOn = async ({ id }: Json, expiresOn: string): Promise<void> => {
      const now = (await call('GET', `${STAFF}/domain/${id}`)).body
      expect((await patch('domain', now, { expiresOn })).status).toBe(200)
    }
    for (let round = 10; round < 14; round += 1) {
      await Promise.all([endOn(shop as Json, `2030-01-${round}`), endOn(kensetsu as Json, `2030-02-${round}`)])
      await Promise.all([endOn(shop as Json, `2030-04-${round}`), endOn(kensetsu as Json, `2030-03-${round}`)])
      const ends = (await listed('registrar')).map(({ nextExpiry }) => nextExpiry)
      expect(ends).toContain(`2030-03-${round}`)
    }
  })
})

describe('the database', () => {
  const asTenant = async (number: number, statement: string) => {
    const client = await app.pool.connect()
    try {
      await client.query(`begin; set local role captain_app; set local app.tenant = '${number}'`)
      return await client.query(statement)
    } finally {
      await client.query('rollback')
      client.release()
    }
  }

  it.each([
    'select * from platform.accounts(null, null)',
    `select platform.put_tenant(7, 'closed', '{}', '#000000', 1)`,
    `select platform.create_account('x', 'x@example.com', 'x', 'ja')`,
    `select platform.set_membership('{}', 'x', 7, 'owner')`,
    `select platform.grant_ai('{}', 'x', true)`,
    `select platform.put_invitation('{}', 'x', '')`,
  ])('refuses every other tenant: %s', async (statement) => {
    await expect(asTenant(SHOP, statement)).rejects.toMatchObject({ code: '42501', message: expect.stringContaining('only the tenant') })
  })

  it('opens nothing else of accounts and profiles', async () => {
    for (const statement of [
      'select * from auth.membership',
      'select * from platform.tenant',
      `select platform.record('{}', 'x', 1, '{}')`,
    ])
      await expect(asTenant(1, statement)).rejects.toMatchObject({ code: '42501' })
  })
})

describe('maintenance of a site', () => {
  const FOOD = '/api/v1/public/cafe/food'
  const HERE = { allowedIpv4: [{ ip: '127.0.0.1' }], allowedIpv6: [{ ip: '0000:0000:0000:0000:0000:0000:0000:0001' }] }
  const DEFAULT_STATE = { mode: 'off', allowApi: false, allowedIpv4: [], allowedIpv6: [] }
  const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

  const rowOf = async (slug: string): Promise<Json> => {
    const found = (await listed('maintenance-site')).find(({ name }) => (name as { en: string }).en === siteName(slug))
    return (await call('GET', `${STAFF}/maintenance-site/${found?.id ?? ''}`)).body
  }
  const siteName = (slug: string): string => app.tenant(slug).names.en

  const set = async (changes: object, slug = 'cafe'): Promise<Json> => {
    const saved = await patch('maintenance-site', await rowOf(slug), changes)
    expect(saved.status, saved.text).toBe(200)
    return saved.body
  }

  const asked = (path: string, as: Person = 'guest', headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${app.baseUrl}${path}`, { headers: { ...app.cookies[as], ...headers } })
  const statusOf = async (path: string, as: Person = 'guest', headers = {}) => (await asked(path, as, headers)).status
  const current = async (slug = 'cafe', locale = 'ja') =>
    (await asked(`/api/v1/public/${slug}/maintenance/current?locale=${locale}`)).json() as Promise<Readonly<Record<string, unknown>>>

  it('has a row for each tenant, and stands beside it', async () => {
    const rows = await listed('maintenance-site')
    expect(rows).toHaveLength(services.tenants.length)
    const sites = await listed('tenant')
    expect(rows.map(({ name }) => name)).toEqual(sites.map(({ name }) => name))
    expect(await rowOf('hall')).toMatchObject({ tenant: (await profile('hall')).id, site: 'hall', mode: 'off' })
    const badges = Object.fromEntries(sites.map(({ slug, maintenance }) => [slug, maintenance]))
    expect(badges).toMatchObject({ nyanko: 'off', cafe: 'scheduled', arcade: 'on' })
    expect(await current()).toMatchObject({ mode: 'scheduled', title: 'ただいまメンテナンス中です', endsAt: expect.any(String) })
    expect(await current('shop')).toMatchObject({ mode: 'off', title: null, message: null })
    expect((await call('POST', `${STAFF}/maintenance-site`, OWNER, {})).status).toBe(405)
  })

  it('tells everybody but the members of the tenant to come back, at once and in every process', async () => {
    expect(await statusOf(FOOD)).toBe(200)
    const declared = app.tenant('cafe')
    expect(await other.maintenanceOf(declared)).toMatchObject({ mode: 'scheduled' })
    const version = other.store.versions.of(declared.number)
    const endsAt = inAnHour()
    await set({ mode: 'on', startsAt: null, endsAt, title: { ja: '改装中です', en: 'Renewing' }, contactUrl: 'https://help.example/' })
    const answer = await asked(`${FOOD}?locale=en`)
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('access-control-allow-origin')]).toEqual([
      503,
      'no-store',
      '*',
    ])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3500)
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(3600)
    const notice = {
      title: 'Renewing',
      message: expect.stringContaining('four in the morning'),
      endsAt,
      contactUrl: 'https://help.example/',
    }
    expect(await answer.json()).toMatchObject({ code: 'maintenance', status: 503, image: null, ...notice })
    expect(await (await asked(FOOD)).json()).toMatchObject({ title: '改装中です' })
    for (const path of ['/food/nothing', '/tenant/current', '/food?nonsense=1', `/business-calendar?month=${endsAt.slice(0, 7)}`])
      expect(await statusOf(`/api/v1/public/cafe${path}`), path).toBe(503)
    expect(await current('cafe', 'en')).toMatchObject({ mode: 'on', ...notice })
    const inside = await asked(FOOD, 'viewer')
    expect([inside.status, inside.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect([await statusOf(FOOD, 'clerk'), await statusOf('/api/v1/tenants/cafe/food', 'viewer')]).toEqual([503, 200])
    expect((await profile('cafe'))['maintenance']).toBe('on')
    await expect.poll(async () => (await other.maintenanceOf(declared))?.mode).toBe('on')
    expect(other.store.versions.of(declared.number)).toBeGreaterThan(version)
    expect(await set(DEFAULT_STATE)).toMatchObject({ startsAt: null, endsAt: null })
    expect([await statusOf(FOOD), (await profile('cafe'))['maintenance']]).toEqual([200, 'off'])
  })

  it('lets in the addresses that are listed, and keeps the API open where that is wanted, but no page of the site', async () => {
    await set({ mode: 'on', ...HERE })
    const inside = await asked(FOOD)
    expect([inside.status, inside.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    await set({ allowedIpv4: [{ ip: '192.0.2.1' }], allowedIpv6: [] })
    expect(await statusOf(FOOD)).toBe(503)
    await set({ allowApi: true })
    expect([await statusOf(FOOD), await statusOf(FOOD, 'guest', { 'x-captain-page': '1' })]).toEqual([200, 503])
    await set(DEFAULT_STATE)
    const mine = (await call('GET', '/api/v1/tenants/nyanko/client-address')).text
    expect(['{"ipv4":"127.0.0.1","ipv6":null}', '{"ipv4":null,"ipv6":"0000:0000:0000:0000:0000:0000:0000:0001"}']).toContain(mine)
  })

  it('lets in who knows the PIN for half a day, until it changes; nobody reads it, and guesses are few', async () => {
    const saved = await set({ mode: 'on', bypassPin: '135791357913' })
    expect(saved['bypassPin']).toEqual({ isSet: true, last4: '', setAt: expect.any(String) })
    const wrong = await asked(`${FOOD}?pin=135790`)
    expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([503, null])
    const right = await asked(`${FOOD}?limit=1&pin=135791357913`)
    expect([right.status, right.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    const pass = { cookie: right.headers.get('set-cookie')?.split(';')[0] ?? '' }
    expect([await statusOf(FOOD, 'guest', pass), await statusOf('/api/v1/public/cafe/tenant/current', 'guest', pass)]).toEqual([200, 200])
    expect(await statusOf(FOOD)).toBe(503)
    await set({ bypassPin: '246802' })
    expect(await statusOf(FOOD, 'guest', pass)).toBe(503)
    const guesses = []
    for (let guess = 0; guess < 11; guess += 1) guesses.push(await statusOf(`${FOOD}?pin=00000${guess}`))
    expect([...new Set(guesses), guesses.at(-1)]).toEqual([503, 429, 429])
    await set(DEFAULT_STATE)
    expect(await statusOf(`${FOOD}?pin=246802`)).toBe(200)
    expect((await patch('maintenance-site', await rowOf('cafe'), { bypassPin: '12345' })).body).toMatchObject({
      issues: [{ path: 'bypassPin', rule: 'digitsMin' }],
    })
  })

  it('begins and ends by the clock, which is noted soon after', async () => {
    const aMinuteAgo = new Date(Date.now() - 60_000).toISOString()
    expect((await patch('maintenance-site', await rowOf('cafe'), { mode: 'scheduled', startsAt: null })).body).toMatchObject({
      issues: [{ path: 'startsAt', rule: 'requiredDate' }],
    })
    await set({ mode: 'scheduled', startsAt: aMinuteAgo, endsAt: null })
    expect([await statusOf(FOOD), (await current())['mode']]).toEqual([503, 'on'])
    await runJobs(services)
    expect([await rowOf('cafe'), await profile('cafe')]).toMatchObject([{ mode: 'on', startsAt: aMinuteAgo }, { maintenance: 'on' }])
    const row = await rowOf('cafe')
    expect((await patch('maintenance-site', row, { endsAt: aMinuteAgo })).body).toMatchObject({
      issues: [{ path: 'endsAt', rule: 'endAfterStart' }],
    })
    // The state after its end has passed.
    await app.pool.query(`update content.entry set data = data || $2 where id = $1`, [
      row.id,
      { endsAt: new Date(Date.now() - 1000).toISOString() },
    ])
    await app.pool.query(`update content.entry_index set val = $2 where entry_id = $1 and field = 'endsAt'`, [row.id, aMinuteAgo])
    services.store.versions.bumpAll()
    expect([await statusOf(FOOD), (await current())['mode']]).toEqual([200, 'off'])
    await runJobs(services)
    expect([await rowOf('cafe'), await profile('cafe')]).toMatchObject([
      { mode: 'off', startsAt: null, endsAt: null },
      { maintenance: 'off' },
    ])
  })
})
