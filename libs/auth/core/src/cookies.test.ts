import { expect, test } from 'vitest'
import { JWT_COOKIE, JWT_SECONDS, readCookie, REDIRECT_PATH_COOKIE, writeCookie } from './cookies.ts'

test('cookies carry any text there and back', () => {
  const path = '/captain/tenant/cafe?q=猫; Path=/x'
  const written = writeCookie(REDIRECT_PATH_COOKIE, path, { secure: false })
  expect(readCookie(`other=1; ${written}`, REDIRECT_PATH_COOKIE)).toBe(path)
  expect(written.split('; ').slice(1)).toEqual(['Path=/', 'SameSite=Lax'])
})

test('the token is kept for a day, and sent by https only where there is https', () => {
  expect(writeCookie(JWT_COOKIE, 'a.b', { secure: true, seconds: JWT_SECONDS })).toBe(
    'auth_jwt=a.b; Path=/; SameSite=Lax; Max-Age=86400; Secure',
  )
})

test('what is no cookie of ours reads as none', () => {
  for (const header of [null, undefined, '', 'xauth_jwt=1', 'auth_jwt', 'auth_jwt=%E0%A4%A'])
    expect(readCookie(header, JWT_COOKIE)).toBeNull()
})
