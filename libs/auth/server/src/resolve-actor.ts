import {
  baseRoleOf,
  GUEST,
  isAdmin,
  isMemberRole,
  isRegularUser,
  isSignedIn,
  roleAtLeast,
  type Actor,
  type CustomRole,
  type MemberRole,
  type SignedIn,
  type StrongSignInLevel,
} from '@captain/auth-core'
import type { Locale } from '@captain/locale'
import type { Pool, QueryConfig, QueryResultRow } from 'pg'
import type { createKeyResolver } from './api-key-resolver.ts'
import type { createBearerVerifier } from './bearer.ts'
import { createRoleReader } from './custom-roles.ts'
import { readSignedValue, type SessionCookie } from './session-cookie.ts'
import type { TenantDirectory } from './tenant-directory.ts'

type Row = {
  sessionId: string
  id: string
  name: string
  email: string
  image: string | null
  isUser: boolean
  role: 'admin' | 'user'
  locale: Locale
  mayUseAi: boolean
  provenAt: Date | null
  impersonatorId: string | null
  impersonatorName: string | null
  memberships: Readonly<Record<string, unknown>>
  isUnseen: boolean
  /** Only selected if the operator requires a strong sign-in of somebody. */
  isStrong?: boolean
}

/** Minutes between two notes of the use of a session. Users see the last use in minutes, so it is not written more often. */
const SEEN_MINUTES = 5

/**
 * Whether the session has more than a password: a passkey that only the account has does not count, because the password alone may have
 * begun the session. With a second factor, no session begins without it. The issuer of the organisation is the last parameter.
 */
const strongColumn = (issuer: '$2' | '$3'): string =>
  `, u."hasSecondFactor" or ((s."beganBy" in ('passkey', 'oidc') or s."isConfirmed") and (u."passkeyCount" > 0 or exists (
      select from auth.identity i where i.user_id = u.id and i.issuer = ${issuer}))) as "isStrong"`

const select = (more: string): string => `
  select s.id as "sessionId", u.id, u.name, u.email, u.image, u."isUser", u.role, u.locale,
    exists (select from auth.permission_grant g where g.user_id = u.id and g.permission = 'ai'
      and (g.expires_on is null or g.expires_on >= (now() at time zone 'Asia/Tokyo')::date)) as "mayUseAi",
    s."provenAt", s."updatedAt" < now() - interval '${SEEN_MINUTES} minutes' as "isUnseen", s."impersonatedBy" as "impersonatorId", i.name as "impersonatorName",
    coalesce((select jsonb_object_agg(m.tenant_id, coalesce(r.definition::text, m.role))
      from auth.membership m left join content.member_role r on r.tenant_id = m.tenant_id and r.key = m.custom_role where m.user_id = u.id
      and not exists (select from platform.tenant p where p.number = m.tenant_id and p.status = 'closed')), '{}') as memberships${more}
  from auth.session s join auth."user" u on u.id = s."userId"
    left join auth."user" i on i.id = s."impersonatedBy"
  where s."expiresAt" > now() and (not u.banned or u."banExpires" <= now())
    and (s."impersonatedBy" is null or (i.id is not null and (not i.banned or i."banExpires" <= now())))`

type Statements = Readonly<Record<'byToken' | 'bySession', (...values: readonly string[]) => QueryConfig>>

/** The condition that a session has been used recently enough; its use may have been noted before its last use. */
const isUsed = (idleMinutes: number | null): string =>
  idleMinutes === null ? '' : ` and s."updatedAt" > now() - interval '${idleMinutes + SEEN_MINUTES} minutes'`

/** Returns the statements that find a session. They only read what the operator's requirement needs. */
const statementsFor = ({ level, issuer }: StrongSignIn, idleMinutes: number | null): Statements => {
  const [ofToken, ofSession] = level === null ? ['', ''] : [strongColumn('$2'), strongColumn('$3')]
  const more = level === null ? [] : [issuer]
  const byToken = `${select(ofToken)}${isUsed(idleMinutes)} and s.token = $1`
  const bySession = `${select(ofSession)}${isUsed(idleMinutes)} and s.id = $1 and u.id = $2`
  return {
    byToken: (...values) => ({ name: 'actor-by-token', text: byToken, values: [...values, ...more] }),
    bySession: (...values) => ({ name: 'actor-by-session', text: bySession, values: [...values, ...more] }),
  }
}

/** An expired session is deleted when it is used, so that it stays expired even if the clock is set back, and for better-auth too. */
const forgettersFor = (idleMinutes: number | null) => {
  const isOver = `(s."expiresAt" <= now()${idleMinutes === null ? '' : ` or not (true${isUsed(idleMinutes)})`})`
  return {
    byToken: { name: 'forget-session-by-token', text: `delete from auth.session s where s.token = $1 and ${isOver}` },
    bySession: { name: 'forget-session-by-id', text: `delete from auth.session s where s.id = $1 and ${isOver}` },
  }
}

const SEEN = { name: 'session-seen', text: `update auth.session set "updatedAt" = now() where id = $1` }

/** Calls that open pages repeat by themselves, which are no use of a session: who else edits a record. */
const AUTOMATIC = /\/presence$/

const isAutomatic = ({ url }: Request): boolean => AUTOMATIC.test(new URL(url).pathname)

/** Where sessions are looked up, for a request. */
export type SessionQueries = {
  query<Found extends QueryResultRow>(request: Request, statement: QueryConfig): Promise<{ readonly rows: readonly Found[] }>
}

/** The operator's requirement, and the organisation whose accounts meet it; null for none. */
export type StrongSignIn = { readonly level: StrongSignInLevel | null; readonly issuer: string | null }

export type ActorOptions = {
  readonly pool: Pool
  readonly sessions: SessionQueries
  readonly cookie: SessionCookie
  readonly adminUserIds: readonly string[]
  readonly tenants: TenantDirectory
  readonly verifyBearer: ReturnType<typeof createBearerVerifier>
  readonly resolveKey: ReturnType<typeof createKeyResolver>
  readonly strongSignIn: StrongSignIn
  /** Minutes after which an unused session ends; null for never before its end. */
  readonly idleMinutes: number | null
}

/** Returns whether a level of the requirement includes an account. Accounts that wait for approval reach nothing yet. */
const isAffected = (actor: SignedIn, level: StrongSignInLevel | null): boolean => {
  if (level === null || !isRegularUser(actor)) return false
  if (isAdmin(actor) || level === 'everyone') return true
  if (level === 'administrators') return false
  // A custom role counts as an editor's: most of them may write.
  if (level === 'editors' && Object.keys(actor.customRoles ?? {}).length > 0) return true
  const minimum = level === 'owners' ? 'owner' : 'editor'
  return Object.values(actor.memberships).some((role) => roleAtLeast(role, minimum))
}

type Memberships = {
  readonly memberships: Readonly<Record<string, MemberRole>>
  readonly customRoles?: Readonly<Record<string, CustomRole>>
}

/** Returns the roles by tenant. A custom role comes as the text of its definition, an object; a built-in one as its name. */
const membershipsOf = (rows: Row['memberships'], tenants: TenantDirectory, readRole: (text: string) => CustomRole): Memberships => {
  const memberships: Record<string, MemberRole> = {}
  const customRoles: Record<string, CustomRole> = {}
  for (const [number, role] of Object.entries(rows)) {
    const slug = tenants.slugOf(Number(number))
    if (slug === null || typeof role !== 'string') continue
    if (isMemberRole(role)) memberships[slug] = role
    else {
      const custom = readRole(role)
      memberships[slug] = baseRoleOf(custom)
      customRoles[slug] = custom
    }
  }
  return Object.keys(customRoles).length === 0 ? { memberships } : { memberships, customRoles }
}

/**
 * Creates a function that resolves the sender of a request by API key, session cookie, or bearer token. A bearer token is valid only as
 * long as its session. With a key, cookies are ignored; an invalid key throws 401. Runs one indexed query without a cache, and one more for an expired session, so a ban, a
 * revoked session or a lost membership takes effect at once.
 */
export const createActorResolver = ({
  pool,
  sessions,
  cookie,
  adminUserIds,
  tenants,
  verifyBearer,
  resolveKey,
  strongSignIn,
  idleMinutes,
}: ActorOptions) => {
  const statements = statementsFor(strongSignIn, idleMinutes)
  const forgetters = forgettersFor(idleMinutes)
  const listed = new Set(adminUserIds)
  const readRole = createRoleReader()

  const toActor = async (row: Row, request: Request): Promise<Actor> => {
    const { sessionId, memberships, mayUseAi, provenAt, impersonatorId, impersonatorName, isUnseen, isStrong = true, ...account } = row
    if (isUnseen && !isAutomatic(request)) await pool.query({ ...SEEN, values: [sessionId] })
    const actor: SignedIn = {
      account,
      sessionId,
      ...membershipsOf(memberships, tenants, readRole),
      isListedAdmin: listed.has(row.id),
      mayUseAi,
      provenAt: provenAt?.toISOString() ?? null,
      impersonator: impersonatorId === null ? null : { id: impersonatorId, name: impersonatorName ?? '' },
    }
    return !isStrong && actor.impersonator === null && isAffected(actor, strongSignIn.level) ? { ...actor, mustSetUpSignIn: true } : actor
  }

  const actorBy = async (request: Request, statement: QueryConfig, forget: QueryConfig): Promise<Actor> => {
    const [row] = (await sessions.query<Row>(request, statement)).rows
    if (row !== undefined) return toActor(row, request)
    await pool.query(forget)
    return GUEST
  }

  return async (request: Request): Promise<Actor> => {
    const keyed = await resolveKey(request.headers.get('authorization'))
    if (keyed !== null) return keyed
    const token = readSignedValue(request.headers.get('cookie'), cookie.name, cookie.secret)
    if (token !== null) return actorBy(request, statements.byToken(token), { ...forgetters.byToken, values: [token] })
    const claims = await verifyBearer(request.headers.get('authorization'))
    if (claims === null) return GUEST
    const { sessionId, userId } = claims
    const actor = await actorBy(request, statements.bySession(sessionId, userId), { ...forgetters.bySession, values: [sessionId] })
    return isSignedIn(actor) ? { ...actor, isByToken: true } : actor
  }
}
