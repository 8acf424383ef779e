import { expect, test } from 'vitest'
import { readLocaleCookie, writeLocaleCookie } from './locale-cookie.ts'

test.each([
  ['i18n_redirected=en', 'en'],
  ['auth_jwt=a.b=c; i18n_redirected=ja; x=1', 'ja'],
  ['i18n_redirected=fr', null],
  ['i18n_redirected=', null],
  ['i18n_redirected', null],
  ['not_i18n_redirected=en', null],
  ['', null],
  [null, null],
  [undefined, null],
])('%s holds %s', (header, locale) => {
  expect(readLocaleCookie(header)).toBe(locale)
})

test('the cookie lasts 365 days on the whole site', () => {
  expect(writeLocaleCookie('en', { secure: false })).toBe('i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax')
  expect(writeLocaleCookie('ja', { secure: true })).toBe('i18n_redirected=ja; Max-Age=31536000; Path=/; SameSite=Lax; Secure')
})

test('what is written is read again', () => {
  expect(readLocaleCookie(writeLocaleCookie('en', { secure: true }))).toBe('en')
})
