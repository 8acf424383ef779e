import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPage, PAGES, REDIRECT_PATH_COOKIE, writeCookie, type PageAddress } from '@captain/auth-core'
import { expectedVisit, type Kind } from '@captain/auth-core/testing/expected-visits'
import { routesOf } from '@captain/content-core'
import { canonicalPrefix, localizePath, LOCALES, type Locale } from '@captain/locale'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../app-under-test.ts'
import { tenants } from '../tenants.ts'
import { captainPage, newestBuild } from './captain-pages.ts'
import { createVisitor, type Answer, type Visitor } from './visits-under-test.ts'

const PAGE = '<!doctype html><html lang="ja"><body>the back office</body></html>'

const HOMES = new Set(['/', '/ja', '/en'])

let folder: string
let app: TestApp
let pool: Pool
let visitor: Visitor

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'captain-matrix-'))
  await writeFile(join(folder, 'index.html'), PAGE)
  const nowhere = async () => new Response('the site', { status: 404 })
  const home = async (request: Request) => (HOMES.has(new URL(request.url).pathname) ? new Response('the site') : nowhere())
  app = await startTestApp(
    (made) => {
      pool = made
      return []
    },
    {
      pages: {
        captain: captainPage(newestBuild(folder)),
        site: { page: home, shared: async () => null, address: () => null, preview: nowhere },
        files: [],
      },
    },
  )
  visitor = createVisitor(app.baseUrl)
})

afterAll(async () => {
  visitor.stop()
  await app.stop()
  await rm(folder, { recursive: true })
})

type Person = keyof TestApp['cookies']

/** Visitors, their memberships, and their last language. */
const PEOPLE: readonly {
  readonly person: Person
  readonly kind: Kind
  readonly memberOf: string | null
  readonly language: Locale | null
}[] = [
  { person: 'guest', kind: 'guest', memberOf: null, language: null },
  { person: 'pending', kind: 'pending', memberOf: null, language: 'ja' },
  { person: 'stranger', kind: 'user', memberOf: 'nyanko', language: 'en' },
  { person: 'viewer', kind: 'user', memberOf: 'cafe', language: 'ja' },
  { person: 'editor', kind: 'user', memberOf: 'cafe', language: null },
  { person: 'keeper', kind: 'user', memberOf: 'shop', language: 'ja' },
  { person: 'admin', kind: 'admin', memberOf: null, language: 'en' },
]

const screens = tenants.flatMap((tenant) => [
  `/captain/tenant/${tenant.slug}`,
  `/captain/tenant/${tenant.slug}/media-library`,
  ...routesOf(tenant),
])
const pages = Object.keys(PAGES).map((path) => path.replace('$slug', 'x1'))
const paths = [...pages.filter((path) => !path.includes('$')), ...screens.map((path) => path.replaceAll(/:\w+/g, 'x1'))]
const formsOf = (path: string) => [null, ...LOCALES].map((prefix) => localizePath(path, prefix))

/** One form of each path; they alternate, since neither the guard nor the reading of an address depends on both. */
const alternating = (turn: number) => paths.map((path, index) => ({ path, shown: formsOf(path)[(index + turn) % 3] ?? path }))

const headersOf = (person: Person, language: Locale | null): Record<string, string> => {
  const cookie = [app.cookies[person].cookie, language === null ? undefined : `i18n_redirected=${language}`].filter(Boolean).join('; ')
  return cookie === '' ? {} : { cookie }
}

/** Returns the outcome of a response: the page, its redirect target, or its status. */
const outcomeOf = ({ status, location, body, cookies, cacheControl }: Answer): string => {
  if (cacheControl !== 'no-store' && status !== 404) return `${status} kept in caches`
  if (status === 302 || status === 308) return [`${status} ${location}`, ...cookies].join(' with ')
  const isPage = status === 200 && body.includes('the back office')
  return isPage && cookies.some((cookie) => cookie.startsWith('i18n_redirected=')) ? 'page' : String(status)
}

const expectedFor = (path: string, { kind, memberOf, language }: (typeof PEOPLE)[number]): string => {
  const { address, params } = findPage(path) ?? {}
  const expected = expectedVisit(address as PageAddress, kind, memberOf !== null && params?.['tenant'] === memberOf)
  if (expected === 'page') return 'page'
  const from = expected === '/auth/not-permission' ? `?${new URLSearchParams({ from: path })}` : ''
  // Only visitors who are sent to sign-in return.
  const kept = expected === '/' ? ` with ${writeCookie(REDIRECT_PATH_COOKIE, path, { secure: false })}` : ''
  return `302 ${localizePath(expected, canonicalPrefix(language ?? 'en'))}${from}${kept}`
}

const wrongOf = async (
  visits: readonly { readonly shown: string; readonly person: Person; readonly language: Locale | null; readonly expected: string }[],
) => {
  const answers = await Promise.all(visits.map(({ shown, person, language }) => visitor.visit(shown, headersOf(person, language))))
  return visits.flatMap((visit, index) => {
    const answer = answers[index]
    const found = answer === undefined ? 'nothing' : outcomeOf(answer)
    return found === visit.expected ? [] : [{ ...visit, found }]
  })
}

describe('every page of the back office', () => {
  test.each(PEOPLE)('for a $person', async (somebody) => {
    const { person, language } = somebody
    const visits = alternating(PEOPLE.indexOf(somebody)).map(({ path, shown }) => ({
      shown,
      person,
      language,
      expected: expectedFor(path, somebody),
    }))
    expect(visits.length).toBeGreaterThan(250)
    expect(await wrongOf(visits)).toEqual([])
  })

  test('leads nobody in a circle', async () => {
    const follow = async (path: string, somebody: (typeof PEOPLE)[number], steps = 3): Promise<string> => {
      const { status, location } = await visitor.visit(path, headersOf(somebody.person, somebody.language))
      return location === null || steps === 0 ? String(status) : follow(location, somebody, steps - 1)
    }
    const ends = await Promise.all(PEOPLE.flatMap((somebody) => paths.map((path) => follow(`/${path}//`, somebody))))
    expect(new Set(ends)).toEqual(new Set(['200']))
  })

  const guest = PEOPLE[0]!
  const asGuest = (written: (path: string) => string, expected: (path: string, shown: string) => string) =>
    wrongOf(
      alternating(0).map(({ path, shown }) => ({
        shown: written(shown),
        person: 'guest',
        language: null,
        expected: expected(path, shown),
      })),
    )

  test.each<readonly [string, (path: string) => string]>([
    ['a slash at the end', (path) => `${path}/`],
    ['two slashes at the start', (path) => `/${path}`],
    ['doubled slashes', (path) => path.replaceAll('/', '//')],
    ['a letter encoded', (path) => path.replace(/[a-z](?=[^/]*$)/, (letter) => `%${letter.codePointAt(0)?.toString(16)}`)],
    ['a first letter encoded', (path) => path.replace(/[a-z]/, (letter) => `%${letter.codePointAt(0)?.toString(16)}`)],
  ])('with %s moves to its own address', async (_, written) => {
    expect(await asGuest(written, (_path, shown) => `308 ${shown}`)).toEqual([])
  })

  test.each<readonly [string, (path: string) => string]>([
    ['dots before it', (path) => `/x/..${path}`],
    ['encoded dots before it', (path) => `/x/%2e%2E${path}`],
    ['dots on the way', (path) => path.replaceAll('/', '/./')],
  ])('with %s is guarded as itself', async (_, written) => {
    expect(await asGuest(written, (path) => expectedFor(path, guest))).toEqual([])
  })

  test.each<readonly [string, (path: string) => string]>([
    ['encoded slashes', (path) => `/${path.slice(1).replaceAll('/', '%2f')}%2F`],
    ['encoded backslashes', (path) => `${path}%5c`],
    ['slashes encoded twice', (path) => `/${path.slice(1).replaceAll('/', '%252f')}%252f`],
    ['what does not decode', (path) => `${path}/%E0%A4%A`],
    ['a null character', (path) => `${path}%00`],
  ])('with %s is none, for whom it would be one too', async (_, written) => {
    const visits = alternating(0).map(({ shown }) => ({ shown: written(shown), person: 'admin' as const, language: null, expected: '404' }))
    expect(await wrongOf(visits)).toEqual([])
  })

  test('in capitals is none', async () => {
    const fixed = paths.filter((path) => !path.startsWith('/captain/tenant/')).flatMap(formsOf)
    const visits = fixed.map((shown) => ({ shown: shown.toUpperCase(), person: 'admin' as const, language: null, expected: '404' }))
    expect(await wrongOf(visits)).toEqual([])
  })
})

describe('what is no page', () => {
  const open = (path: string, person: Person = 'admin') => visitor.visit(path, headersOf(person, 'ja'))

  test.each(['/captain/nothing', '/en/auth', '/captain/tenant/cafe/nothing', '/captain/tenant/cafe/food/x1', '/captain/tenant/cafe/Food'])(
    '%s answers 404 with the page that says so',
    async (path) => {
      const answer = await open(path)
      expect(answer).toMatchObject({ status: 404, body: expect.stringContaining('the back office'), cookies: [], cacheControl: 'no-store' })
    },
  )

  test('a tenant that does not exist is answered like one that may not be entered', async () => {
    for (const person of ['admin', 'editor', 'guest'] as const) {
      expect(outcomeOf(await open('/captain/tenant/nowhere/food', person))).toBe(
        '302 /auth/not-permission?from=%2Fcaptain%2Ftenant%2Fnowhere%2Ffood',
      )
    }
  })

  test('what a tenant does not have is no secret of its members, and one for others', async () => {
    expect((await open('/captain/tenant/cafe/nothing', 'editor')).status).toBe(404)
    expect((await open('/captain/tenant/cafe/nothing', 'keeper')).status).toBe(302)
  })

  test('pages are only read', async () => {
    expect((await visitor.visit('/captain', { origin: app.baseUrl, ...app.cookies.admin }, 'POST')).status).toBe(405)
    const head = await visitor.visit('/captain', app.cookies.admin, 'HEAD')
    expect([head.status, head.body]).toEqual([200, ''])
  })

  test('an open redirect is none', async () => {
    for (const path of ['//evil.example/captain', '/%2fevil.example/captain', '//evil.example%2fcaptain', '//captain.evil.example']) {
      expect((await open(path)).status, path).toBe(404)
    }
    expect((await open('//captain//tenant?next=//evil.example')).location).toBe('/captain/tenant?next=//evil.example')
  })
})

describe('what is taken away shows with the next visit', () => {
  const visit = async (cookie: string) => outcomeOf(await visitor.visit('/captain/tenant/cafe/food', { cookie }))
  const visitAi = async (cookie: string) => outcomeOf(await visitor.visit('/captain/ai/text-to-image', { cookie }))
  const NO_AI = '302 /en/auth/not-permission?from=%2Fcaptain%2Fai%2Ftext-to-image'
  const check = async (name: string, headers: Record<string, string>) => {
    const answer = await fetch(`${app.baseUrl}/api/v1/authorized/logins/${name}`, { headers })
    return [answer.status, (await answer.json()) as { readonly value: boolean }] as const
  }
  const NO = '302 /en/auth/not-permission?from=%2Fcaptain%2Ftenant%2Fcafe%2Ffood'
  const CHECKS = ['check_auth_required', 'check_tenant_user_by_tenant_slug/cafe', 'check_cf_ai_usage']

  test('a membership, a permission, an approval, a session, by cookie and by token', async () => {
    const cookie = app.cookies.editor.cookie ?? ''
    const { token } = (await (await fetch(`${app.baseUrl}/api/auth/token`, { headers: { cookie } })).json()) as { token: string }
    const answers = async () => {
      const ways: readonly Record<string, string>[] = [{ cookie }, { authorization: `Bearer ${token}` }]
      const found = await Promise.all(ways.map((headers) => Promise.all(CHECKS.map((name) => check(name, headers)))))
      expect(found[0]).toEqual(found[1])
      return found[0]?.map(([status, { value }]) => (status === 200 ? value : status))
    }
    const change = (sql: string) => pool.query(sql, ['editor@captain.example'])
    const of = `(select id from auth."user" where email = $1)`

    await change(`insert into auth.permission_grant (user_id, permission) values (${of}, 'ai')`)
    expect([await answers(), await visit(cookie), await visitAi(cookie)]).toEqual([[true, true, true], 'page', 'page'])
    await change(`delete from auth.permission_grant where user_id = ${of}`)
    expect([await answers(), await visitAi(cookie)]).toEqual([[true, true, false], NO_AI])
    await change(`delete from auth.membership where user_id = ${of}`)
    expect([await answers(), await visit(cookie)]).toEqual([[true, false, false], NO])
    await change(`update auth."user" set "isUser" = false where email = $1`)
    expect([await answers(), await visit(cookie)]).toEqual([[false, false, false], '302 /en/auth/who-are-you'])
    await change(`delete from auth.session where "userId" = ${of}`)
    expect([await answers(), await visit(cookie)]).toEqual([[false, false, false], NO])
  })

  test('by a ban', async () => {
    const cookie = app.cookies.viewer.cookie ?? ''
    expect(await visit(cookie)).toBe('page')
    await pool.query(`update auth."user" set banned = true where email = 'viewer@captain.example'`)
    expect(await visit(cookie)).toBe(NO)
    expect(await check('check_auth_required', { cookie })).toEqual([200, { value: false }])
  })
})
