import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { readSignedValue, withOneSession } from './session-cookie.ts'

const secret = 's'.repeat(32)
const sign = (token: string, key = secret) => encodeURIComponent(`${token}.${createHmac('sha256', key).update(token).digest('base64')}`)
const read = (header: string | null) => readSignedValue(header, 'captain.session_token', secret)

test('reads the token that we signed, among other cookies', () => {
  expect(read(`i18n_redirected=ja; captain.session_token=${sign('a.b')}; x=1`)).toBe('a.b')
})

test.each([
  ['no header', null],
  ['another cookie', `other=${sign('token')}`],
  ['a name that only ends like ours', `not-captain.session_token=${sign('token')}`],
  ['no signature', 'captain.session_token=token'],
  ['an empty token', `captain.session_token=${sign('')}`],
  ['another key', `captain.session_token=${sign('token', 'other')}`],
  ['another token', `captain.session_token=${sign('token').replace('token', 'tokem')}`],
  ['a signature that was cut', `captain.session_token=${sign('token').slice(0, -8)}`],
  ['broken encoding', 'captain.session_token=%E0%A4%A'],
])('refuses %s', (_, header) => {
  expect(read(header)).toBeNull()
})

const NAME = 'captain.session_token'

test.each([
  ['quoted', `${NAME}="${sign('token')}"; a=1`, ' a=1'],
  ['behind one that does not hold', `${NAME}=x; ${NAME}=${sign('token')}`, ''],
  ['before another', `${NAME}=${sign('token')};${NAME}=${sign('other')}; a=1`, `${NAME}=${sign('token')}; a=1`],
  ['in code where there is no need', `a=1;${NAME}=%74${sign('token').slice(1)}`, `${NAME}=${sign('token')};a=1`],
  ['absent', null, ''],
])('a session cookie that is %s is found once or not at all', (_, header, expected) => {
  expect(withOneSession(header, { name: NAME, secret })).toBe(expected)
})
