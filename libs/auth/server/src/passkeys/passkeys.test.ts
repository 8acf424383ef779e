import {
  createAuthenticator,
  type CreationOptions,
  type Credential,
  type Misbehaviour,
  type RequestOptions,
} from '@captain/testing/authenticator'
import { cookiesOf, provenSession, registerPasskey, showPasskey } from '@captain/testing/passkey-session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestAuth, TEST_ORIGIN, type TestAuth } from '../auth-under-test.ts'

let testing: TestAuth
/** An account that never has a passkey. */
let without: { readonly cookie: string }

beforeAll(async () => {
  testing = await startTestAuth()
  without = await testing.member()
})

afterAll(() => testing.stop())

let calls = 0
/** Sends each call from another address, because addresses are rate limited. */
const call: TestAuth['call'] = (path, options) => {
  calls += 1
  return testing.call(path, { address: `198.51.${Math.floor(calls / 250)}.${calls % 250}`, ...options })
}

const REGISTER = '/passkey/generate-register-options'
const AUTHENTICATE = '/passkey/generate-authenticate-options'

type Passkey = { readonly id: string; readonly name: string; readonly createdAt: string; readonly lastUsedAt: string | null }

const listed = async (cookie: string): Promise<readonly Passkey[]> =>
  (await (await call('/passkey/list-user-passkeys', { cookie })).json()) as readonly Passkey[]

const actorOf = (cookie: string) => testing.auth.resolveActor(new Request(`${TEST_ORIGIN}/`, { headers: { cookie } }))

/** A member with a passkey, signed in with it. */
const withPasskey = async () => {
  const member = await testing.member()
  const authenticator = createAuthenticator(TEST_ORIGIN)
  await registerPasskey(call, authenticator, member.cookie)
  return { ...member, authenticator, cookie: await showPasskey(call, authenticator, member.cookie) }
}

/** Registers a passkey with the browser response that `make` returns for the server's options. */
const register = async (cookie: string, make: (options: CreationOptions) => unknown, name: unknown = '鍵'): Promise<Response> => {
  const asked = await call(REGISTER, { cookie })
  const response = make((await asked.json()) as CreationOptions)
  return call('/passkey/verify-registration', { cookie: `${cookie}; ${cookiesOf(asked)}`, body: { response, name } })
}

const authenticate = async (make: (options: RequestOptions) => unknown, cookie = ''): Promise<Response> => {
  const asked = await call(AUTHENTICATE, { cookie })
  const response = make((await asked.json()) as RequestOptions)
  return call('/passkey/verify-authentication', { cookie: `${cookie}; ${cookiesOf(asked)}`, body: { response } })
}

const ceremony = (code: string, message: string) => ({
  type: `urn:captain:problem:${code}`,
  title: expect.stringMatching(/[ぁ-ん]/),
  status: 400,
  code,
  message,
  statusText: 'BAD_REQUEST',
})

describe('the seven calls', () => {
  test('a passkey is registered, listed, renamed, used and deleted', async () => {
    const { id, cookie, authenticator } = await withPasskey()
    const [passkey] = await listed(cookie)
    expect(passkey).toEqual({
      id: expect.any(String),
      name: 'パスキー',
      userId: id,
      credentialID: expect.any(String),
      deviceType: 'multiDevice',
      backedUp: true,
      transports: 'internal,hybrid',
      aaguid: '00000000-0000-0000-0000-000000000000',
      createdAt: expect.any(String),
      lastUsedAt: expect.any(String),
    })
    const renamed = await call('/passkey/update-passkey', { cookie, body: { id: passkey?.id, name: '会社の電話' } })
    expect(await renamed.json()).toMatchObject({ passkey: { name: '会社の電話' } })
    const fresh = await showPasskey(call, authenticator)
    expect(await actorOf(fresh)).toMatchObject({ account: { id }, provenAt: expect.any(String) })
    const deleted = await call('/passkey/delete-passkey', { cookie: fresh, body: { id: passkey?.id } })
    expect([deleted.status, await deleted.json()]).toEqual([200, { status: true }])
    expect(await listed(fresh)).toEqual([])
    expect((await authenticate((options) => authenticator.get(options))).status).toBe(400)
    const { rows } = await testing.pool.query(
      `select action from content.audit_event where actor_id = $1 and action like 'passkey%' order by id`,
      [id],
    )
    expect(rows.map(({ action }) => action)).toEqual(['passkeyAdded', 'passkeyRenamed', 'passkeyRemoved'])
    const mails = await testing.pool.query(`select subject from mail.outbox where event like 'account/%' order by id`)
    expect(mails.rows.map(({ subject }) => subject)).toEqual(['【Captain】パスキーが追加されました', '【Captain】パスキーが削除されました'])
  })

  test('the kind of device may be asked for', async () => {
    const { cookie } = await testing.member()
    const options = (await (await call(`${REGISTER}?authenticatorAttachment=cross-platform`, { cookie })).json()) as {
      user: { id: string }
    }
    expect(options).toMatchObject({
      authenticatorSelection: { authenticatorAttachment: 'cross-platform', userVerification: 'required', residentKey: 'required' },
    })
    const userId = Buffer.from(options.user.id, 'base64url')
    expect(userId.length).toBeGreaterThanOrEqual(1)
    expect(userId.length).toBeLessThanOrEqual(64)
    expect((await call(`${REGISTER}?authenticatorAttachment=toaster`, { cookie })).status).toBe(400)
  })

  test('the options of a sign-in are the same by POST with an address, known or not, and by GET', async () => {
    const { email } = await withPasskey()
    const answers = []
    for (const body of [{ email }, { email: 'nobody@captain.example' }, {}, undefined]) {
      const answer = await call(AUTHENTICATE, { body })
      const { challenge, ...options } = (await answer.json()) as { challenge: string }
      expect(challenge.length).toBeGreaterThan(20)
      answers.push([answer.status, options])
    }
    expect(answers).toEqual(answers.map(() => [200, { rpId: 'localhost', timeout: 60_000, userVerification: 'required' }]))
  })

  test('sign-ins that were begun and left are forgotten after their five minutes', async () => {
    await call(AUTHENTICATE)
    await testing.pool.query(`update auth.verification set "expiresAt" = now() - interval '1 second'`)
    await call(AUTHENTICATE)
    const { rows } = await testing.pool.query(
      `select count(*)::int as kept, bool_and("expiresAt" between now() + interval '290 seconds' and now() + interval '301 seconds') as fresh
       from auth.verification`,
    )
    expect(rows).toEqual([{ kept: 1, fresh: true }])
  })

  test('only whoever is signed in has passkeys', async () => {
    for (const path of [REGISTER, '/passkey/list-user-passkeys']) expect((await call(path)).status).toBe(401)
    for (const path of ['verify-registration', 'update-passkey', 'delete-passkey'])
      expect((await call(`/passkey/${path}`, { body: { id: 'x', name: 'x', response: {} } })).status).toBe(401)
  })

  test('the passkeys of others are out of reach', async () => {
    const [mine, theirs] = [await withPasskey(), await withPasskey()]
    const [passkey] = await listed(theirs.cookie)
    for (const path of ['update-passkey', 'delete-passkey'])
      expect((await call(`/passkey/${path}`, { cookie: mine.cookie, body: { id: passkey?.id, name: 'x' } })).status).toBe(401)
    expect(await listed(theirs.cookie)).toHaveLength(1)
  })
})

describe('registering', () => {
  const wrong: readonly (readonly [string, (options: CreationOptions) => unknown, object])[] = [
    [
      'without a check of the user',
      (options) => createAuthenticator(TEST_ORIGIN).create(options, { userVerified: false }),
      ceremony('user-not-verified', 'User verification is required'),
    ],
    [
      'inside another site',
      (options) => createAuthenticator(TEST_ORIGIN).create(options, { crossOrigin: true }),
      ceremony('cross-origin', 'Cross-origin ceremonies are not allowed'),
    ],
    [
      'inside a page of another site that calls itself same-origin',
      (options) => createAuthenticator(TEST_ORIGIN).create(options, { topOrigin: 'https://elsewhere.example' }),
      ceremony('cross-origin', 'Cross-origin ceremonies are not allowed'),
    ],
    ...[-65_535, -258, -259, -36, -37, -38, -39, -47].map(
      (algorithm) =>
        [
          `with the algorithm ${algorithm}, which was not offered`,
          (options: CreationOptions) => createAuthenticator(TEST_ORIGIN).create(options, { algorithm }),
          ceremony('registration-not-completed', 'Registration was not completed'),
        ] as const,
    ),
    [
      'from another origin',
      (options) => createAuthenticator('https://elsewhere.example').create(options),
      ceremony('registration-not-completed', 'Registration was not completed'),
    ],
    [
      'for another challenge',
      (options) => createAuthenticator(TEST_ORIGIN).create({ ...options, challenge: 'AAAA' }),
      ceremony('registration-not-completed', 'Registration was not completed'),
    ],
    ...[undefined, null, 'x', 7, [], {}, { id: 'x' }, { id: 'x', response: {} }, { id: 'x', response: { clientDataJSON: 'x' } }].map(
      (response) =>
        [
          `with ${JSON.stringify(response)}`,
          () => response,
          ceremony('registration-not-completed', 'Registration was not completed'),
        ] as const,
    ),
  ]
  test.each(wrong)('%s is refused', async (_, make, problem) => {
    const { cookie } = without
    const answer = await register(cookie, make)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
    expect([answer.status, await answer.json()]).toEqual([400, problem])
    expect(await listed(cookie)).toEqual([])
  })

  test('one passkey twice is refused, also for somebody else and at the same moment', async () => {
    const { cookie, authenticator } = await withPasskey()
    const { id } = authenticator.get({ challenge: 'AAAA' })
    const again = (options: CreationOptions): Credential => authenticator.create(options, { id })
    const other = await testing.member()
    for (const whose of [cookie, other.cookie])
      expect(await (await register(whose, again)).json()).toEqual(ceremony('previously-registered', 'previously registered'))
    const shared = createAuthenticator(TEST_ORIGIN)
    const first = shared.create({ challenge: 'AAAA', rp: { id: 'localhost' } })
    const people = [await testing.member(), await testing.member()]
    const answers = await Promise.all(people.map((one) => register(one.cookie, (options) => shared.create(options, { id: first.id }))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.find(({ status }) => status === 400)
    expect(await refused?.json()).toMatchObject({ message: 'previously registered' })
  })

  test('a challenge counts once, and for its own ceremony', async () => {
    const { cookie } = await testing.member()
    const asked = await call(REGISTER, { cookie })
    const options = (await asked.json()) as CreationOptions
    const verify = () =>
      call('/passkey/verify-registration', {
        cookie: `${cookie}; ${cookiesOf(asked)}`,
        body: { response: createAuthenticator(TEST_ORIGIN).create(options), name: '鍵' },
      })
    expect((await verify()).status).toBe(200)
    expect(await (await verify()).json()).toEqual(ceremony('challenge-not-found', 'Challenge not found'))
  })

  test.each([
    ['', 'nonBlank'],
    [' 　', 'nonBlank'],
    ['あ'.repeat(21), 'maxBytes'],
    ['鍵\n二行目', 'storableText'],
    ['鍵\r', 'storableText'],
    ['鍵\u2028二行目', 'storableText'],
    ['\u202e鍵', 'storableText'],
    ['鍵\u2066', 'storableText'],
    ['鍵\u200f', 'storableText'],
    [undefined, 'required'],
    [7, 'type'],
  ])('the name %j is refused', async (name, rule) => {
    const { cookie } = without
    const make = (options: CreationOptions) => createAuthenticator(TEST_ORIGIN).create(options)
    const answer = await call('/passkey/verify-registration', {
      cookie,
      body: { response: make({ challenge: 'AAAA', rp: {} }), name },
    })
    expect(await answer.json()).toMatchObject({ status: 422, issues: [{ path: 'name', rule }] })
  })

  test('another passkey asks for proof by the one before', async () => {
    const member = await testing.member()
    const authenticator = createAuthenticator(TEST_ORIGIN)
    await registerPasskey(call, authenticator, member.cookie)
    const refused = await call(REGISTER, { cookie: member.cookie })
    expect(await refused.json()).toMatchObject({ status: 403, code: 'step-up-required' })
    const proven = await showPasskey(call, authenticator, member.cookie)
    const second = createAuthenticator(TEST_ORIGIN)
    await registerPasskey(call, second, proven)
    expect(await listed(proven)).toHaveLength(2)
    expect(await actorOf(await showPasskey(call, second))).toMatchObject({ account: { id: member.id }, provenAt: expect.any(String) })
  })

  test('ten are enough', async () => {
    const { id, cookie } = await withPasskey()
    await testing.pool.query(
      `insert into auth.passkey (id, "publicKey", "userId", "credentialID", counter, "deviceType", "backedUp")
       select 'filler-' || n, '', $1, 'filler-' || n, 0, 'singleDevice', false from generate_series(1, 9) n`,
      [id],
    )
    expect(await (await call(REGISTER, { cookie })).json()).toEqual(ceremony('too-many-passkeys', 'Too many passkeys'))
  })

  test('of two at the same moment one is the tenth', async () => {
    const { id, cookie } = await withPasskey()
    await testing.pool.query(
      `insert into auth.passkey (id, "publicKey", "userId", "credentialID", counter, "deviceType", "backedUp")
       select 'ninth-' || n, '', $1, 'ninth-' || n, 0, 'singleDevice', false from generate_series(1, 8) n`,
      [id],
    )
    const asked = await Promise.all([1, 2, 3].map(() => call(REGISTER, { cookie })))
    const bodies = await Promise.all(
      asked.map(async (one) => createAuthenticator(TEST_ORIGIN).create((await one.json()) as CreationOptions)),
    )
    const answers = await Promise.all(
      asked.map((one, index) =>
        call('/passkey/verify-registration', {
          cookie: `${cookie}; ${cookiesOf(one)}`,
          body: { response: bodies[index], name: '鍵' },
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const refused of answers.filter(({ status }) => status !== 200))
      expect(await refused.json()).toEqual(ceremony('too-many-passkeys', 'Too many passkeys'))
    expect(await listed(cookie)).toHaveLength(10)
  })
})

describe('signing in', () => {
  test.each<readonly [string, Misbehaviour, string, string]>([
    ['without a check of the user', { userVerified: false }, 'user-not-verified', 'User verification is required'],
    ['inside another site', { crossOrigin: true }, 'cross-origin', 'Cross-origin ceremonies are not allowed'],
    ['inside a page of another site', { topOrigin: 'https://x.example' }, 'cross-origin', 'Cross-origin ceremonies are not allowed'],
    ['with a made-up user handle', { userHandle: 'AAAA' }, 'authentication-not-completed', 'Authentication was not completed'],
    ['with no user handle at all', { userHandle: 'a\u0000b' }, 'authentication-not-completed', 'Authentication was not completed'],
    ['from another origin', { origin: 'https://elsewhere.example' }, 'authentication-not-completed', 'Authentication was not completed'],
    ['with a copied key, whose count stands still', { counter: 1 }, 'authentication-not-completed', 'Authentication was not completed'],
  ])('%s is refused', async (_, misbehaviour, code, message) => {
    const { authenticator, id } = await withPasskey()
    const answer = await authenticate((options) => authenticator.get(options, misbehaviour))
    expect([answer.status, await answer.json()]).toEqual([400, ceremony(code, message)])
    expect(cookiesOf(answer)).not.toContain('session_token')
    const { rows } = await testing.pool.query(
      `select entry_id from content.audit_event where action = 'loginFailed' order by id desc limit 1`,
    )
    expect(rows).toEqual([{ entry_id: id }])
  })

  test('tells nothing about a credential: unknown ones and wrong signatures get the same response', async () => {
    const { authenticator } = await withPasskey()
    const stranger = createAuthenticator(TEST_ORIGIN)
    stranger.create({ challenge: 'AAAA', rp: { id: 'localhost' } })
    const unknown = await authenticate((options) => stranger.get(options))
    const wrong = await authenticate((options) => {
      const { response, ...signed } = authenticator.get(options)
      return { ...signed, response: { ...response, signature: Buffer.alloc(70).toString('base64url') } }
    })
    expect(await wrong.clone().json()).toEqual(ceremony('authentication-not-completed', 'Authentication was not completed'))
    expect([unknown.status, await unknown.text()]).toEqual([wrong.status, await wrong.text()])
    expect([...unknown.headers.keys()]).toEqual([...wrong.headers.keys()])
  })

  test('with the user handle of another account is refused, also with a passkey from before handles were stored', async () => {
    const [mine, theirs] = [await withPasskey(), await withPasskey()]
    const handles = await testing.pool.query<{ handle: string }>(`select "userHandle" as handle from auth.passkey where "userId" = $1`, [
      theirs.id,
    ])
    const other = handles.rows[0]?.handle ?? ''
    expect(other).toMatch(/^[\w-]{43}$/)
    const refused = ceremony('authentication-not-completed', 'Authentication was not completed')
    const show = (userHandle?: string | null) =>
      authenticate((options) => mine.authenticator.get(options, userHandle === undefined ? {} : { userHandle }))
    expect(await (await show(other)).json()).toEqual(refused)
    await testing.pool.query(`update auth.passkey set "userHandle" = null where "userId" = $1`, [mine.id])
    expect(await (await show(other)).json()).toEqual(refused)
    expect((await show('b2xkZXItaGFuZGxl')).status, 'the first use tells the handle').toBe(200)
    expect((await show('b2xkZXItaGFuZGxl')).status).toBe(200)
    expect(await (await show('AAAA')).json()).toEqual(refused)
    expect((await show(null)).status, 'security keys may omit it').toBe(200)
  })

  test.each([undefined, 'x', [], {}, { id: {} }, { id: 'a\u0000b', response: { clientDataJSON: '' } }])(
    '%j is refused',
    async (response) => {
      const answer = await authenticate(() => response)
      expect(await answer.json()).toEqual(ceremony('authentication-not-completed', 'Authentication was not completed'))
    },
  )

  test('is refused to whoever is banned', async () => {
    const { id, authenticator } = await withPasskey()
    await testing.pool.query(`update auth."user" set banned = true where id = $1`, [id])
    expect((await authenticate((options) => authenticator.get(options))).status).toBe(403)
  })

  test('notes the sign-in', async () => {
    const { id, authenticator } = await withPasskey()
    await testing.pool.query(`update auth."user" set "lastSignInAt" = null where id = $1`, [id])
    await showPasskey(call, authenticator)
    const { rows } = await testing.pool.query(
      `select u."lastSignInAt" > now() - interval '1 minute' as noted,
         (select count(*)::int from content.audit_event e where e.actor_id = u.id and e.action = 'login') as logins
       from auth."user" u where u.id = $1`,
      [id],
    )
    expect(rows).toEqual([{ noted: true, logins: 2 }])
  })
})

describe('proving anew who one is', () => {
  test('ends the session before, and lasts five minutes', async () => {
    const { cookie: before } = await testing.member()
    const cookie = await provenSession(call, TEST_ORIGIN, before)
    expect(await actorOf(before)).toEqual({ account: null })
    const [passkey] = await listed(cookie)
    await testing.pool.query(`update auth.session set "provenAt" = now() - interval '301 seconds'`)
    const refused = await call('/passkey/delete-passkey', { cookie, body: { id: passkey?.id } })
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { code: 'step-up-required', title: expect.stringMatching(/[ぁ-ん]/) },
    ])
  })

  test('is not done with the passkey of somebody else', async () => {
    const [mine, theirs] = [await withPasskey(), await withPasskey()]
    const answer = await authenticate((options) => theirs.authenticator.get(options), mine.cookie)
    expect(await answer.json()).toEqual(ceremony('authentication-not-completed', 'Authentication was not completed'))
    expect(await actorOf(mine.cookie)).toMatchObject({ account: { id: mine.id } })
  })

  test('can not be done for somebody else', async () => {
    const { id, cookie, authenticator } = await withPasskey()
    const { id: adminId } = await testing.member()
    await testing.pool.query(`update auth.session set "impersonatedBy" = $1 where "userId" = $2`, [adminId, id])
    expect((await call(AUTHENTICATE, { cookie })).status).toBe(403)
    expect((await call(REGISTER, { cookie })).status).toBe(403)
    const body = { response: authenticator.get({ challenge: 'AAAA' }) }
    expect((await call('/passkey/verify-authentication', { cookie, body })).status).toBe(403)
    const [passkey] = await listed(cookie)
    expect((await call('/passkey/delete-passkey', { cookie, body: { id: passkey?.id } })).status).toBe(403)
  })
})

test('the last way to sign in is not deleted', async () => {
  const { id, cookie } = await withPasskey()
  await testing.pool.query('delete from auth.account where "userId" = $1', [id])
  const [passkey] = await listed(cookie)
  const refused = await call('/passkey/delete-passkey', { cookie, body: { id: passkey?.id } })
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'last-sign-in-method' }])
  expect(await listed(cookie)).toHaveLength(1)
})
