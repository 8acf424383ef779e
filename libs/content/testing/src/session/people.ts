import { roleAtLeast, type KeyScope, type MemberRole } from '@captain/auth-core'
import { KEYS, type KeyHolder } from '../declared/persons.ts'
import { missingDemoError } from '../errors.ts'
import { openSession, signIn, type Session } from './session.ts'
import { showPasskey, type Passkeys } from './show-passkey.ts'

/** Everybody who may ask the server for a tenant's content. */
export type People = Readonly<Record<KeyHolder, Session>> & {
  /** A program with a key of another tenant. */
  readonly foreignKey: Session
  /** May do everything everywhere, by the role of the account. */
  readonly admin: Session
  /** The same, named in the server's configuration, with an account that nobody has approved. */
  readonly listedAdmin: Session
  /** Signed in, and not approved. */
  readonly unapproved: Session
  /** May do everything in the tenant. */
  readonly owner: Session
  /** May write. */
  readonly editor: Session
  /** May read only. */
  readonly viewer: Session
  /** Signed in and approved, but no member of this tenant. */
  readonly outsider: Session
  readonly guest: Session
  /** Lets owner and administrators show their passkeys, for five minutes of what asks for one. */
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

/** Signs demo accounts in as somebody needs them, and finds out from the server what they are in a tenant. */
export const meetPeople = async ({ baseUrl, password, listedAdmin: listedEmail, passkeys }: Server, tenant: string): Promise<People> => {
  const first = async (emails: readonly string[], what: string, role: MemberRole | null): Promise<Session> => {
    for (const email of emails) {
      const session = await signIn(baseUrl, email, password)
      if ((await roleOf(session, tenant)) === role) return session
    }
    throw missingDemoError(`${what} of ${tenant}`)
  }
  const owner = await first(OWNERS, 'an owner', 'owner')
  const admin = await signIn(baseUrl, ADMIN, password)
  const listedAdmin = await signIn(baseUrl, listedEmail, password)
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

/** The least of the members whose role is enough for both. */
export const memberWith = ({ owner, editor, viewer }: People, ...roles: readonly MemberRole[]): Session => {
  if (roles.every((role) => roleAtLeast('viewer', role))) return viewer
  return roles.every((role) => roleAtLeast('editor', role)) ? editor : owner
}
