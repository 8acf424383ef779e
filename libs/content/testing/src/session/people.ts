import { roleAtLeast, type KeyScope, type MemberRole } from '@captain/auth-core'
import { KEYS, type KeyHolder } from '../declared/persons.ts'
import { missingDemoError } from '../errors.ts'
import { openSession, signIn, type Session } from './session.ts'
import { showPasskey, type Passkeys } from './show-passkey.ts'

/** All actors that may request a tenant's content. */
export type People = Readonly<Record<KeyHolder, Session>> & {
  /** Program with an API key of another tenant. */
  readonly foreignKey: Session
  /** Administrator by the role of the account. */
  readonly admin: Session
  /** Administrator listed in the server's configuration, with an account that was never approved. */
  readonly listedAdmin: Session
  /** Signed in, but not approved. */
  readonly unapproved: Session
  /** Member with the role owner. */
  readonly owner: Session
  /** Member with the role editor. */
  readonly editor: Session
  /** Member with the role viewer. */
  readonly viewer: Session
  /** Signed in and approved, but no member of this tenant. */
  readonly outsider: Session
  readonly guest: Session
  /** Runs the step-up for the owner and the administrators, valid for five minutes. */
  readonly prove: () => Promise<void>
}

type Server = { readonly baseUrl: string; readonly password: string; readonly listedAdmin: string; readonly passkeys: Passkeys }
type Membership = { readonly slug: string; readonly role: MemberRole }

const ADMIN = 'admin@captain.example'
const UNAPPROVED = 'pending@captain.example'
const OWNERS = ['owner@captain.example']
const EDITORS = ['editor@captain.example']
const VIEWERS = ['viewer@captain.example']
const OUTSIDERS = ['cafe-editor@captain.example', 'ai@captain.example']

const roleOf = async ({ http }: Session, tenant: string): Promise<MemberRole | null> => {
  const { items } = await http.get<{ readonly items: readonly Membership[] }>('/api/v1/tenants')
  return items.find((one) => one.slug === tenant)?.role ?? null
}

/** Signs demo accounts in on demand and reads their roles in the tenant from the server. */
export const meetPeople = async ({ baseUrl, password, listedAdmin: listedEmail, passkeys }: Server, tenant: string): Promise<People> => {
  const first = async (emails: readonly string[], what: string, role: MemberRole | null): Promise<Session> => {
    for (const email of emails) {
      const session = await signIn(baseUrl, email, password, passkeys[email])
      if ((await roleOf(session, tenant)) === role) return session
    }
    throw missingDemoError(`${what} of ${tenant}`)
  }
  const owner = await first(OWNERS, 'an owner', 'owner')
  const admin = await signIn(baseUrl, ADMIN, password, passkeys[ADMIN])
  const listedAdmin = await signIn(baseUrl, listedEmail, password, passkeys[listedEmail])
  const holders: readonly (readonly [Session, string])[] = [
    [owner, OWNERS[0] ?? ''],
    [admin, ADMIN],
    [listedAdmin, listedEmail],
  ]
  const prove = async (): Promise<void> => {
    for (const [session, email] of holders) await showPasskey(session, baseUrl, passkeys[email])
  }
  await prove()
  const program = async (slug: string, scopes: readonly KeyScope[]): Promise<Session> => {
    const body = { name: '検査', scopes, contentTypes: null, days: 30 }
    const { token } = await owner.http.post<{ readonly token: string }>(`/api/v1/tenants/${slug}/api-keys`, { body })
    return openSession(baseUrl, token)
  }
  const { items } = await owner.http.get<{ readonly items: readonly Membership[] }>('/api/v1/tenants')
  const other = items.find(({ slug }) => slug !== tenant)?.slug ?? ''
  return {
    readingKey: await program(tenant, KEYS.readingKey),
    wholeKey: await program(tenant, KEYS.wholeKey),
    foreignKey: await program(other, KEYS.wholeKey),
    admin,
    listedAdmin,
    unapproved: await signIn(baseUrl, UNAPPROVED, password),
    owner,
    editor: await first(EDITORS, 'an editor', 'editor'),
    viewer: await first(VIEWERS, 'a viewer', 'viewer'),
    outsider: await first(OUTSIDERS, 'an account outside', null),
    guest: openSession(baseUrl),
    prove,
  }
}

/** Returns the member with the lowest role that satisfies all given roles. */
export const memberWith = ({ owner, editor, viewer }: People, ...roles: readonly MemberRole[]): Session => {
  if (roles.every((role) => roleAtLeast('viewer', role))) return viewer
  return roles.every((role) => roleAtLeast('editor', role)) ? editor : owner
}
