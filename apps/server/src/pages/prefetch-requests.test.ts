import { findPage } from '@captain/auth-core'
import { expect, test } from 'vitest'
import { prefetchRequestsOf, prefetchScript } from './prefetch-requests.ts'

const asked = (path: string, { hasToken = true, hasSearch = false } = {}): readonly string[] => {
  const found = findPage(path)
  if (found === null) throw new Error(`${path} is no page`)
  return prefetchRequestsOf({ ...found, hasToken, hasSearch })
}

test('a list asks who is there, whether they may enter, and for what the frame and the list show', () => {
  expect(asked('/captain/tenant/cafe/food')).toEqual([
    '/api/auth/get-session',
    '/api/v1/authorized/logins/check_tenant_user_by_tenant_slug/cafe',
    '/api/v1/tenants',
    '/api/v1/tenants/cafe/menu',
    '/api/v1/tenants/cafe/food?limit=25',
    '/api/v1/authorized/logins/check_cf_ai_usage',
  ])
})

test('the page of today asks for it', () => {
  expect(asked('/captain/tenant/cafe/today')).toContain('/api/v1/tenants/cafe/today')
})

test('the screen of a record asks for the record, and a browser without its token for that', () => {
  expect(asked('/captain/tenant/cafe/food/01M81FNQT8Y6QEDZX5HDWMFF3B/edit')).toContain(
    '/api/v1/tenants/cafe/food/01M81FNQT8Y6QEDZX5HDWMFF3B',
  )
  expect(asked('/captain', { hasToken: false })).toContain('/api/auth/token')
  expect(asked('/captain')).not.toContain('/api/auth/token')
})

test('a list starts with the states of its workflow, and under a record with its filter', () => {
  expect(asked('/captain/tenant/nyanko/contact')).toContain('/api/v1/tenants/nyanko/contact?status=new%2CinProgress&limit=25')
})

test('the parameters of an address, which may filter a list, are left to the browser', () => {
  expect(asked('/captain/tenant/cafe/food', { hasSearch: true }).filter((path) => path.includes('food'))).toEqual([])
})

test('the media library asks for its first files and its tags', () => {
  const path = '/captain/tenant/cafe/media-library'
  const calls = ['/api/v1/tenants/cafe/media-library?limit=60', '/api/v1/tenants/cafe/media-library/tags']
  expect(asked(path)).toEqual(expect.arrayContaining(['/api/v1/tenants/cafe/menu', ...calls]))
  expect(asked(path, { hasSearch: true }).filter((call) => call.includes('media-library'))).toEqual([])
})

test('a sheet asks for the one record that its rows belong to', () => {
  expect(asked('/captain/tenant/club/cast-work-schedule/01M81FNQT8Y6QEDZX5HDWMFF3B/edit')).toContain(
    '/api/v1/tenants/club/cast/01M81FNQT8Y6QEDZX5HDWMFF3B',
  )
})

test('pages that let everybody in, or guests alone, ask nothing', () => {
  for (const path of ['/auth/login', '/auth/logout', '/auth/not-permission']) expect(asked(path)).toEqual([])
  expect(prefetchScript([], { locale: 'ja', nonce: 'n' })).toBe('')
})

test('nothing in an address ends the script', () => {
  const script = prefetchScript(['/a</script>'], { locale: 'en', nonce: 'n' })
  expect(script.match(/<\/script>/g)).toHaveLength(1)
  expect(script).toMatch(/^<script nonce="n">/)
})
