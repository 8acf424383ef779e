import { guardPage, GUEST, PAGES, visitorKindOf } from '@captain/auth-core'
import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { guardVisit } from './guard-visit.ts'
import { refuseVisit } from './refuse-visit.ts'

const loginOnly = () => {
  const decision = guardPage([{ mode: 'loginOnly' }], { standing: visitorKindOf(GUEST), hasToken: false, access: null })
  if (decision.outcome !== 'redirect') throw new Error('a guest may not enter')
  return decision
}

const answerTo = (from: string, cookie = '', secure = false) => {
  const { status, headers } = refuseVisit(loginOnly(), { request: new Request('http://localhost/', { headers: { cookie } }), from, secure })
  return { status, location: headers.get('location'), cookie: headers.get('set-cookie'), cached: headers.get('cache-control') }
}

test('where one only has to sign in, the attempted page is kept', () => {
  expect(answerTo('/captain/article?q=猫')).toEqual({
    status: 302,
    location: '/en',
    cookie: 'auth_redirect_path=%2Fcaptain%2Farticle%3Fq%3D%E7%8C%AB; Path=/; SameSite=Lax',
    cached: 'no-store',
  })
  expect(answerTo('/captain', 'i18n_redirected=ja', true)).toMatchObject({
    location: '/',
    cookie: 'auth_redirect_path=%2Fcaptain; Path=/; SameSite=Lax; Secure',
  })
})

test('what would be discarded after sign-in is not kept', () => {
  expect(answerTo(`/captain?${'a'.repeat(4000)}`).cookie).toBeNull()
})

test('a visit that nobody can decide is not let in', async () => {
  const page = { address: '/captain', guard: PAGES['/captain'], params: {} } as const
  const resolveActor = async () => {
    throw new Error('the database is down')
  }
  const auth = {
    resolveActor,
    tenants: { slugs: [], has: () => true, numberOf: () => null, slugOf: () => null, nameOf: (slug: string) => slug },
  }
  const request = new Request('http://localhost/captain', { headers: { cookie: 'captain.session_token=a.b' } })
  const refusal = await guardVisit(request, page, { auth, log: createLog({ logLevel: 'silent' }) })
  expect(refusal).toMatchObject({ to: '/auth/not-permission', why: 'unchecked' })
})
