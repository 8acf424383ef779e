import { cookiesOf, registerPasskey } from '@captain/testing/passkey-session'
import { createAuthenticator } from '@captain/testing/authenticator'
import { startOidcProvider, type TestOidcProvider } from '@captain/testing/oidc-provider'
import { isSignedIn, isStepUpFresh } from '@captain/auth-core'
import { runEndpoint } from '@captain/http-server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestAuth, TEST_ORIGIN, type TestAuth } from '../auth-under-test.ts'
import { requireStepUp } from '../step-up/require-step-up.ts'

let provider: TestOidcProvider
let testing: TestAuth

const REDIRECT = `${TEST_ORIGIN}/api/auth/oidc/callback`
const DOMAIN = 'company.example'

const configuration = () => ({
  issuer: provider.issuer,
  clientId: provider.clientId,
  clientSecret: provider.clientSecret,
  name: '株式会社みなと',
  domains: [DOMAIN],
})

beforeAll(async () => {
  provider = await startOidcProvider(REDIRECT)
  testing = await startTestAuth({ oidc: configuration() })
})
afterAll(async () => {
  await testing.stop()
  await provider.stop()
})

let calls = 0
const nextAddress = (): string => {
  calls += 1
  return `198.51.${Math.floor(calls / 250)}.${calls % 250}`
}
const call: TestAuth['call'] = (path, options) => testing.call(path, { address: nextAddress(), ...options })
const actorOf = (cookie: string) => testing.auth.resolveActor(new Request(`${TEST_ORIGIN}/`, { headers: { cookie } }))

let people = 0
const person = (claims: { email?: string; email_verified?: boolean; name?: string } = {}) => {
  people += 1
  const subject = `person-${people}`
  const email = `person-${people}@${DOMAIN}`
  provider.people.set(subject, { email, email_verified: true, name: '港 花子', ...claims })
  return { subject, email: claims.email ?? email }
}

type Visit = { readonly purpose?: string; readonly cookie?: string; readonly returnTo?: string; readonly locale?: 'ja' | 'en' }

const begin = async ({ purpose = 'sign-in', cookie = '', returnTo, locale = 'ja' }: Visit = {}) => {
  const body = { purpose, ...(returnTo !== undefined && { returnTo }) }
  const answer = await call('/oidc/start', { body, cookie, locale })
  if (answer.status !== 200) throw new Error(`the start answered ${answer.status} ${await answer.text()}`)
  const { url } = (await answer.json()) as { readonly url: string }
  return { url, cookie: [cookie, cookiesOf(answer)].filter((one) => one !== '').join('; ') }
}

const comeBack = (address: URL, cookie: string) => call(`/oidc/callback${address.search}`, { cookie })

/** Goes to the provider, signs in there as somebody, and comes back. */
const visit = async (subject: string | null, options: Visit = {}, change: (address: URL) => void = () => undefined) => {
  const { url, cookie } = await begin(options)
  const address = await provider.visit(url, subject)
  expect(`${address.origin}${address.pathname}`).toBe(REDIRECT)
  change(address)
  const answer = await comeBack(address, cookie)
  return { status: answer.status, to: answer.headers.get('location'), cookie: cookiesOf(answer), address, browser: cookie }
}

const accountsWith = async (email: string) => {
  const { rows } = await testing.pool.query('select id, name, "isUser", role, "emailVerified" from auth."user" where email = $1', [email])
  return rows
}

const everything = async (): Promise<string> => {
  const { rows } = await testing.pool.query(
    'select (select count(*) from auth."user") as users, (select count(*) from auth.identity) as identities, (select count(*) from auth.session) as sessions',
  )
  return JSON.stringify(rows)
}

const own = async (at: string, cookie: string) => {
  const [method = '', path = ''] = at.split(' ')
  const endpoint = testing.auth.endpoints.find((one) => one.method === method && one.path === path)
  if (endpoint === undefined) throw new Error(`there is no ${at}`)
  const request = new Request(`${TEST_ORIGIN}${path}`, { method, headers: { cookie, origin: TEST_ORIGIN } })
  const silent = () => undefined
  const actor = await actorOf(cookie)
  if (endpoint.stepUp !== undefined) requireStepUp(actor, endpoint.stepUp)
  return runEndpoint(endpoint, {
    request,
    params: {},
    url: new URL(request.url),
    actor,
    locale: 'ja',
    requestId: 'request',
    log: { debug: silent, info: silent, warn: silent, error: silent },
    clientAddress: nextAddress(),
    json: async () => undefined,
  })
}

describe('signing in', () => {
  test('creates an account that waits for approval, once', async () => {
    const { subject, email } = person()
    const first = await visit(subject)
    expect([first.status, first.to]).toEqual([303, '/captain'])
    const [account] = await accountsWith(email)
    expect(account).toMatchObject({ name: '港 花子', isUser: false, role: 'user', emailVerified: true })
    const actor = await actorOf(first.cookie)
    expect(isSignedIn(actor) && [actor.account.email, actor.account.isUser, actor.provenAt]).toEqual([email, false, null])
    const again = await visit(subject, { locale: 'en', returnTo: '/captain/article' })
    expect([again.to, (await accountsWith(email)).length]).toEqual(['/en/captain/article', 1])
    const { rows } = await testing.pool.query('select action from content.audit_event where entry_id = $1 order by id', [account.id])
    expect(rows.map(({ action }) => action)).toEqual(['signUp', 'identityLinked', 'login', 'login'])
  })

  test('goes on with issuer and subject when the address changes', async () => {
    const { subject, email } = person()
    await visit(subject)
    provider.people.set(subject, { email: 'renamed@elsewhere.example', email_verified: false })
    const actor = await actorOf((await visit(subject)).cookie)
    expect(isSignedIn(actor) && actor.account.email).toBe(email)
  })

  test('links an account whose address both sides have verified, and its owner is told', async () => {
    const { subject, email } = person()
    const id = await testing.auth.accounts.create({ email, name: '既存', isUser: true, role: 'admin' })
    const actor = await actorOf((await visit(subject)).cookie)
    expect(isSignedIn(actor) && actor.account).toMatchObject({ id, name: '既存', role: 'admin' })
    const { rows } = await testing.pool.query('select subject from mail.outbox where recipient = $1', [email])
    expect(rows).toEqual([{ subject: '【Captain】組織のアカウントが連携されました' }])
  })

  test('accepts an open invitation for the address, and nothing of before', async () => {
    const { subject, email } = person()
    const id = await testing.auth.accounts.create({ email, name: '招待', isUser: true, password: 'of-somebody-else' })
    const inviter = await testing.member()
    await testing.pool.query('update auth."user" set "emailVerified" = false where id = $1', [id])
    const refused = await visit(subject)
    expect([refused.to, refused.cookie]).toEqual(['/auth/login?sso=unconfirmed', ''])
    const account = { id, name: '招待', email, locale: 'ja' as const }
    await testing.auth.links.send(account, 'invite', { id: inviter.id, name: '会員' })
    const actor = await actorOf((await visit(subject)).cookie)
    expect(isSignedIn(actor) && [actor.account.id, actor.account.isUser]).toEqual([id, true])
    expect(await testing.auth.accounts.hasPassword(id, 'of-somebody-else')).toBe(false)
    const { rowCount } = await testing.pool.query('select from auth.one_time_link where user_id = $1 and used_at is null', [id])
    expect(rowCount).toBe(0)
  })

  test('a recovery link that anybody can request is no invitation', async () => {
    const { subject, email } = person()
    const id = await testing.auth.accounts.create({ email, name: '未確認', isUser: false })
    await testing.pool.query('update auth."user" set "emailVerified" = false where id = $1', [id])
    await testing.auth.links.send({ id, name: '未確認', email, locale: 'ja' }, 'recovery', null)
    expect((await visit(subject)).to).toBe('/auth/login?sso=unconfirmed')
  })
})

describe('what is refused leaves nothing behind', () => {
  test.each([
    ['an unverified address', () => person({ email_verified: false }), 'unverified'],
    ['a domain that is not trusted', () => person({ email: `somebody@sub.${DOMAIN}` }), 'domain'],
    ['an address that looks like another one', () => person({ email: `\u{212a}ei@${DOMAIN}` }), 'failed'],
    ['an address that only ends like a trusted one', () => person({ email: `somebody@evil${DOMAIN}` }), 'domain'],
  ])('%s', async (_, make, failure) => {
    const before = await everything()
    const { subject } = make()
    const { status, to, cookie } = await visit(subject)
    expect([status, to, cookie, await everything()]).toEqual([303, `/auth/login?sso=${failure}`, '', before])
  })

  test('leaving the page of the provider', async () => {
    const before = await everything()
    const { to } = await visit(null, { locale: 'en' })
    expect([to, await everything()]).toEqual(['/en/auth/login?sso=cancelled', before])
  })

  test('an answer of another issuer, or without one', async () => {
    const before = await everything()
    const other = await visit(person().subject, {}, ({ searchParams }) => searchParams.set('iss', 'https://evil.example'))
    const none = await visit(person().subject, {}, ({ searchParams }) => searchParams.delete('iss'))
    expect([other.to, none.to, await everything()]).toEqual(['/auth/login?sso=failed', '/auth/login?sso=failed', before])
  })

  test('a state that comes a second time, from another browser, or was made up', async () => {
    const { subject } = person()
    const { address, browser } = await visit(subject)
    const before = await everything()
    const replayed = await comeBack(address, browser)
    const { url } = await begin()
    const stolen = await comeBack(await provider.visit(url, subject), (await begin()).cookie)
    const madeUp = await comeBack(new URL(`${REDIRECT}?state=x&code=y`), browser)
    for (const answer of [replayed, stolen, madeUp])
      expect([answer.status, answer.headers.get('location'), cookiesOf(answer)]).toEqual([303, '/auth/login?sso=expired', ''])
    expect(await everything()).toBe(before)
  })

  test('a code of another visit', async () => {
    const [one, other] = [await begin(), await begin()]
    const stolen = await provider.visit(one.url, person().subject)
    const address = await provider.visit(other.url, person().subject)
    address.searchParams.set('code', stolen.searchParams.get('code') ?? '')
    expect((await comeBack(address, other.cookie)).headers.get('location')).toBe('/auth/login?sso=failed')
  })

  test('a clock that differs too much', async () => {
    const before = await everything()
    const { url, cookie } = await begin()
    const address = await provider.visit(url, person().subject)
    const real = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: real + 3 * 60 * 60 * 1000 })
    // The provider lives in this process and shares its clock, so it issues the token before the clock moves.
    let isIssued = false
    const fetching = globalThis.fetch
    globalThis.fetch = async (input, init) => {
      vi.setSystemTime(real)
      const answer = await fetching(input, init)
      const body = await answer.arrayBuffer()
      isIssued ||= (input instanceof Request ? input.url : input.toString()).endsWith('/token')
      if (isIssued) vi.setSystemTime(real + 3 * 60 * 60 * 1000)
      return new Response(body, { status: answer.status, headers: answer.headers })
    }
    try {
      expect((await comeBack(address, cookie)).headers.get('location')).toBe('/auth/login?sso=clock')
    } finally {
      globalThis.fetch = fetching
      vi.useRealTimers()
    }
    expect(await everything()).toBe(before)
  })

  test('a banned account', async () => {
    const { subject, email } = person()
    await visit(subject)
    await testing.pool.query('update auth."user" set banned = true where email = $1', [email])
    expect((await visit(subject)).to).toBe('/auth/login?sso=banned')
  })

  test('a banned account that was never linked', async () => {
    const { subject, email } = person()
    const id = await testing.auth.accounts.create({ email, name: '停止中', isUser: true })
    await testing.pool.query('update auth."user" set banned = true where id = $1', [id])
    const before = await everything()
    expect([(await visit(subject)).to, await everything()]).toEqual(['/auth/login?sso=banned', before])
  })

  test('returning to another site', async () => {
    for (const returnTo of ['https://evil.example', '//evil.example', '/\\evil.example']) {
      const answer = await call('/oidc/start', { body: { purpose: 'sign-in', returnTo } })
      expect(answer.status).toBe(400)
    }
  })
})

describe('an account in its profile', () => {
  test('links itself, confirms with it who it is, and unlinks itself', async () => {
    const { subject } = person({ email: 'private@elsewhere.example', email_verified: false })
    const member = await testing.member()
    const linked = await visit(subject, { purpose: 'link', cookie: member.cookie })
    expect(linked.to).toBe('/user/profile')
    const { rows: sessions } = await testing.pool.query('select "isConfirmed" from auth.session where "userId" = $1', [member.id])
    expect(sessions).toEqual([{ isConfirmed: true }])
    const actor = await actorOf((await visit(subject)).cookie)
    expect(isSignedIn(actor) && actor.account.id).toBe(member.id)

    const proven = await visit(subject, { purpose: 'step-up', cookie: member.cookie, returnTo: '/captain/tenant/cafe' })
    expect(proven.to).toBe('/captain/tenant/cafe')
    expect([isStepUpFresh(await actorOf(proven.cookie)), isSignedIn(await actorOf(member.cookie))]).toEqual([true, false])

    await expect(own('DELETE /api/v1/account/identity', (await visit(subject)).cookie)).rejects.toMatchObject({ code: 'step-up-required' })
    expect((await own('DELETE /api/v1/account/identity', proven.cookie)).status).toBe(204)
    expect((await visit(subject)).to).toBe('/auth/login?sso=unverified')
    const { rows } = await testing.pool.query('select subject from mail.outbox where recipient = $1 order by id', [member.email])
    expect(rows.map((row: { subject: string }) => row.subject)).toEqual([
      '【Captain】組織のアカウントが連携されました',
      '【Captain】組織のアカウントの連携が解除されました',
    ])
  })

  test('another person at the provider confirms nothing', async () => {
    const member = await testing.member()
    const { subject } = person()
    await visit(subject, { purpose: 'link', cookie: member.cookie })
    const other = await visit(person().subject, { purpose: 'step-up', cookie: member.cookie })
    expect([other.to, other.cookie]).toEqual(['/user/profile?sso=other-account', ''])
  })

  test('a provider that did not ask for a sign-in confirms nothing', async () => {
    const member = await testing.member()
    const { subject } = person()
    await visit(subject, { purpose: 'link', cookie: member.cookie })
    const { url, cookie } = await begin({ purpose: 'step-up', cookie: member.cookie })
    const address = new URL(url)
    expect([address.searchParams.get('prompt'), address.searchParams.get('max_age')]).toEqual(['login', '0'])
    address.searchParams.delete('prompt')
    address.searchParams.delete('max_age')
    const answer = await comeBack(await provider.visit(address.toString(), subject), cookie)
    expect([answer.headers.get('location'), isStepUpFresh(await actorOf(member.cookie))]).toEqual(['/user/profile?sso=not-fresh', false])
  })

  test('a provider that names a time to come confirms nothing', async () => {
    const member = await testing.member()
    const { subject } = person()
    await visit(subject, { purpose: 'link', cookie: member.cookie })
    const { url, cookie } = await begin({ purpose: 'step-up', cookie: member.cookie })
    // The provider lives in this process and shares its clock.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60 * 1000 })
    const address = await provider.visit(url, subject).finally(() => vi.useRealTimers())
    const answer = await comeBack(address, cookie)
    expect([answer.headers.get('location'), isStepUpFresh(await actorOf(member.cookie))]).toEqual(['/user/profile?sso=not-fresh', false])
  })

  test('an account of the organisation belongs to one account', async () => {
    const { subject } = person()
    await visit(subject, { purpose: 'link', cookie: (await testing.member()).cookie })
    const taken = await visit(subject, { purpose: 'link', cookie: (await testing.member()).cookie })
    expect(taken.to).toBe('/user/profile?sso=taken')
  })

  test('a visit that another account has started links nothing', async () => {
    const [one, other] = [await testing.member(), await testing.member()]
    const { url, cookie } = await begin({ purpose: 'link', cookie: one.cookie })
    const address = await provider.visit(url, person().subject)
    const before = await everything()
    const answer = await comeBack(address, cookie.replace(one.cookie, other.cookie))
    expect([answer.headers.get('location'), await everything()]).toEqual(['/user/profile?sso=expired', before])
  })

  test('does not replace a passkey as a step-up', async () => {
    const member = await testing.member()
    await registerPasskey(call, createAuthenticator(TEST_ORIGIN), member.cookie)
    const answer = await call('/oidc/start', { body: { purpose: 'step-up' }, cookie: member.cookie })
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'passkey-required' }])
    const link = await call('/oidc/start', { body: { purpose: 'link' }, cookie: member.cookie })
    expect([link.status, await link.json()]).toMatchObject([403, { code: 'step-up-required' }])
  })

  test('keeps its last way in', async () => {
    const { subject, email } = person()
    const { cookie } = await visit(subject)
    await testing.pool.query('update auth.session set "provenAt" = now()')
    await expect(own('DELETE /api/v1/account/identity', cookie)).rejects.toMatchObject({ status: 409, code: 'last-sign-in-method' })
    expect(await accountsWith(email)).toHaveLength(1)
  })
})

test('without a provider its calls do not exist, and one that is down is said to be', async () => {
  const without = await startTestAuth()
  expect((await without.call('/oidc/start', { body: { purpose: 'sign-in' } })).status).toBe(404)
  await without.stop()
  const gone = await startOidcProvider(REDIRECT)
  const down = await startTestAuth({ oidc: { ...configuration(), issuer: gone.issuer } })
  await gone.stop()
  const answer = await down.call('/oidc/start', { body: { purpose: 'sign-in' } })
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'sign-in-provider-unavailable' }])
  await down.stop()
})
