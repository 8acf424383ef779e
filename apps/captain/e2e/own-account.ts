import type { MemberRole } from '@captain/auth-core'
import { createAuthenticator, type KeptKey } from '@captain/testing/authenticator'
import { authCallOver, cookiesOf, provenSession, showPasskey } from '@captain/testing/passkey-session'
import { expect, type BrowserContext } from '../../../tools/browser/watched-test.ts'
import { ownWord } from './own-records.ts'
import { adopt, openSession, shared } from './signing-in.ts'

type Draft = {
  readonly name?: string
  readonly role?: 'admin' | 'user'
  readonly memberships?: readonly { readonly tenant: string; readonly role: MemberRole }[]
}

export type OwnAccount = {
  readonly name: string
  readonly email: string
  /** The one-time link of its invitation. */
  readonly link: string
}

const post = (path: string, cookie: string, body: unknown): Promise<Response> => {
  const { baseUrl: origin } = shared()
  return fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { origin, cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** A proven session of the demo administrator, by the passkey that all workers share: its count of signatures stays at none. */
const provenAdmin = async (): Promise<string> => {
  const { baseUrl } = shared()
  const key = JSON.parse(process.env['ADMIN_PASSKEY'] ?? '') as KeptKey
  const authenticator = createAuthenticator(baseUrl, [key])
  const get: typeof authenticator.get = (options) => authenticator.get(options, { counter: 0 })
  return showPasskey(authCallOver(baseUrl), { ...authenticator, get }, await openSession('admin@captain.example', shared()))
}

const FRESH_MS = 4 * 60 * 1000

let proven: { readonly cookie: Promise<string>; readonly until: number } | null = null

/** The same session for a while, because sign-ins are limited. */
const freshAdmin = (): Promise<string> => {
  if (proven === null || proven.until < Date.now()) proven = { cookie: provenAdmin(), until: Date.now() + FRESH_MS }
  return proven.cookie
}

/** Has an administrator invite an account for one test. The default is an editor of the café. */
export const invite = async ({ name = '新人 花子', role = 'user', memberships = [{ tenant: 'cafe', role: 'editor' }] }: Draft = {}) => {
  const cookie = await freshAdmin()
  const email = `shin-${ownWord()}@captain.example`
  const answer = await post('/api/v1/admin/auth-users', cookie, {
    name,
    email,
    role,
    locale: 'ja',
    memberships,
    mayUseAi: true,
    invite: true,
  })
  expect(answer.status, 'an invitation').toBe(201)
  const { link } = (await answer.json()) as { readonly link: string }
  return { name, email, link } satisfies OwnAccount
}

type Arrival = Draft & {
  /** With a passkey that has just been shown: for what asks for a proof. */
  readonly isProven?: boolean
}

/** Signs an account in with its invitation, before it has a password or a passkey. */
export const arrive = async (context: BrowserContext, { isProven = false, ...draft }: Arrival = {}): Promise<OwnAccount> => {
  const account = await invite(draft)
  const answer = await post('/api/v1/account/enrolment', '', { token: account.link.split('#token=')[1] })
  expect(answer.status, 'an arrival').toBe(200)
  const { baseUrl } = shared()
  const cookies = cookiesOf(answer)
  await adopt(context, isProven ? await provenSession(authCallOver(baseUrl), baseUrl, cookies) : cookies)
  return account
}
