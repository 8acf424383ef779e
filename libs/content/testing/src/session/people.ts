import { roleAtLeast, type MemberRole } from '@captain/auth-core'
import { missingDemoError } from '../errors.ts'
import { openSession, signIn, type Session } from './session.ts'

/** Everybody who may ask the server for a tenant's content. */
export type People = {
  /** May write. */
  readonly editor: Session
  /** May read only. */
  readonly viewer: Session
  /** Signed in and approved, but no member of this tenant. */
  readonly outsider: Session
  readonly guest: Session
}

type Server = { readonly baseUrl: string; readonly password: string }
type Membership = { readonly slug: string; readonly role: MemberRole }

const EDITORS = ['cafe-editor@captain.example', 'owner@captain.example']
const VIEWERS = ['viewer@captain.example']
const OUTSIDERS = ['cafe-editor@captain.example', 'viewer@captain.example', 'ai@captain.example']

const roleOf = async ({ http }: Session, tenant: string): Promise<MemberRole | null> => {
  const { items } = await http.get<{ readonly items: readonly Membership[] }>('/api/v1/tenants')
  return items.find((one) => one.slug === tenant)?.role ?? null
}

/** Signs demo accounts in as somebody needs them, and finds out from the server what they are in a tenant. */
export const meetPeople = async ({ baseUrl, password }: Server, tenant: string): Promise<People> => {
  const sessions = new Map<string, Session>()
  const sessionOf = async (email: string): Promise<Session> => {
    const session = sessions.get(email) ?? (await signIn(baseUrl, email, password))
    sessions.set(email, session)
    return session
  }
  const first = async (emails: readonly string[], what: string, isRight: (role: MemberRole | null) => boolean): Promise<Session> => {
    for (const email of emails) {
      const session = await sessionOf(email)
      if (isRight(await roleOf(session, tenant))) return session
    }
    throw missingDemoError(`${what} of ${tenant}`)
  }
  return {
    editor: await first(EDITORS, 'an editor', (role) => role !== null && roleAtLeast(role, 'editor')),
    viewer: await first(VIEWERS, 'a viewer', (role) => role === 'viewer'),
    outsider: await first(OUTSIDERS, 'an account outside', (role) => role === null),
    guest: openSession(baseUrl),
  }
}
