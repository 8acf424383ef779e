import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describePages, wrongOf } from './route-matrix-pages-under-test.ts'
import {
  formsOf,
  headersOf,
  outcomeOf,
  paths,
  PEOPLE,
  startMatrix,
  type Matrix,
  type Person,
  type Somebody,
} from './route-matrix-under-test.ts'

let matrix: Matrix

beforeAll(async () => {
  matrix = await startMatrix()
})
afterAll(() => matrix.stop())

// The other forms: `route-matrix.system.test.ts`.
describePages(() => matrix, 'one')

describe('every page of the back office', () => {
  test('leads nobody in a circle', async () => {
    const follow = async (path: string, somebody: Somebody, steps = 3): Promise<string> => {
      const { status, location } = await matrix.visitor.visit(path, headersOf(matrix, somebody.person, somebody.language))
      return location === null || steps === 0 ? String(status) : follow(location, somebody, steps - 1)
    }
    const ends = await Promise.all(PEOPLE.flatMap((somebody) => paths.map((path) => follow(`/${path}//`, somebody))))
    expect(new Set(ends)).toEqual(new Set(['200']))
  })

  test('in capitals is none', async () => {
    const fixed = paths.filter((path) => !path.startsWith('/captain/tenant/')).flatMap(formsOf)
    const visits = fixed.map((shown) => ({ shown: shown.toUpperCase(), person: 'admin' as const, language: null, expected: '404' }))
    expect(await wrongOf(matrix, visits)).toEqual([])
  })
})

describe('what is no page', () => {
  const open = (path: string, person: Person = 'admin') => matrix.visitor.visit(path, headersOf(matrix, person, 'ja'))

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
    expect((await matrix.visitor.visit('/captain', { origin: matrix.app.baseUrl, ...matrix.app.cookies.admin }, 'POST')).status).toBe(405)
    const head = await matrix.visitor.visit('/captain', matrix.app.cookies.admin, 'HEAD')
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
  const visit = async (cookie: string) => outcomeOf(await matrix.visitor.visit('/captain/tenant/cafe/food', { cookie }))
  const visitAi = async (cookie: string) => outcomeOf(await matrix.visitor.visit('/captain/ai/text-to-image', { cookie }))
  const NO_AI = '302 /en/auth/not-permission?from=%2Fcaptain%2Fai%2Ftext-to-image'
  const check = async (name: string, headers: Record<string, string>) => {
    const answer = await fetch(`${matrix.app.baseUrl}/api/v1/authorized/logins/${name}`, { headers })
    return [answer.status, (await answer.json()) as { readonly value: boolean }] as const
  }
  const NO = '302 /en/auth/not-permission?from=%2Fcaptain%2Ftenant%2Fcafe%2Ffood'
  const CHECKS = ['check_auth_required', 'check_tenant_user_by_tenant_slug/cafe', 'check_cf_ai_usage']

  test('a membership, a permission, an approval, a session, by cookie and by token', async () => {
    const cookie = matrix.app.cookies.editor.cookie ?? ''
    const { token } = (await (await fetch(`${matrix.app.baseUrl}/api/auth/token`, { headers: { cookie } })).json()) as { token: string }
    const answers = async () => {
      const ways: readonly Record<string, string>[] = [{ cookie }, { authorization: `Bearer ${token}` }]
      const found = await Promise.all(ways.map((headers) => Promise.all(CHECKS.map((name) => check(name, headers)))))
      expect(found[0]).toEqual(found[1])
      return found[0]?.map(([status, { value }]) => (status === 200 ? value : status))
    }
    const change = (sql: string) => matrix.pool.query(sql, ['editor@captain.example'])
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
    const cookie = matrix.app.cookies.viewer.cookie ?? ''
    expect(await visit(cookie)).toBe('page')
    await matrix.pool.query(`update auth."user" set banned = true where email = 'viewer@captain.example'`)
    expect(await visit(cookie)).toBe(NO)
    expect(await check('check_auth_required', { cookie })).toEqual([200, { value: false }])
  })
})
