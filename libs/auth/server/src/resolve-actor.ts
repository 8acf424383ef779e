import { baseRoleOf, GUEST, isMemberRole, type Actor, type CustomRole, type MemberRole } from '@captain/auth-core'
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
}

const SELECT = `
  select s.id as "sessionId", u.id, u.name, u.email, u.image, u."isUser", u.role, u.locale,
    exists (select from auth.permission_grant g where g.user_id = u.id and g.permission = 'ai'
      and (g.expires_on is null or g.expires_on >= (now() at time zone 'Asia/Tokyo')::date)) as "mayUseAi",
    s."provenAt", s."updatedAt" < now() - interval '5 minutes' as "isUnseen", s."impersonatedBy" as "impersonatorId", i.name as "impersonatorName",
    coalesce((select jsonb_object_agg(m.tenant_id, coalesce(r.definition::text, m.role))
      from auth.membership m left join content.member_role r on r.tenant_id = m.tenant_id and r.key = m.custom_role where m.user_id = u.id
      and not exists (select from platform.tenant p where p.number = m.tenant_id and p.status = 'closed')), '{}') as memberships
  from auth.session s join auth."user" u on u.id = s."userId"
    left join auth."user" i on i.id = s."impersonatedBy"
  where s."expiresAt" > now() and (not u.banned or u."banExpires" <= now())
    and (s."impersonatedBy" is null or (i.id is not null and (not i.banned or i."banExpires" <= now())))`

const BY_TOKEN = { name: 'actor-by-token', text: `${SELECT} and s.token = $1` }
const BY_SESSION = { name: 'actor-by-session', text: `${SELECT} and s.id = $1 and u.id = $2` }

/** An expired session is deleted when it is used, so that it stays expired even if the clock is set back. */
const FORGET_BY_TOKEN = { name: 'forget-session-by-token', text: `delete from auth.session where token = $1 and "expiresAt" <= now()` }
const FORGET_BY_SESSION = { name: 'forget-session-by-id', text: `delete from auth.session where id = $1 and "expiresAt" <= now()` }

/** Users see the last use of a session in minutes, so it is not written more often. */
const SEEN = { name: 'session-seen', text: `update auth.session set "updatedAt" = now() where id = $1` }

/** Where sessions are looked up, for a request. */
export type SessionQueries = {
  query<Found extends QueryResultRow>(request: Request, statement: QueryConfig): Promise<{ readonly rows: readonly Found[] }>
}

export type ActorOptions = {
  readonly pool: Pool
  readonly sessions: SessionQueries
  readonly cookie: SessionCookie
  readonly adminUserIds: readonly string[]
  readonly tenants: TenantDirectory
  readonly verifyBearer: ReturnType<typeof createBearerVerifier>
  readonly resolveKey: ReturnType<typeof createKeyResolver>
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
export const createActorResolver = ({ pool, sessions, cookie, adminUserIds, tenants, verifyBearer, resolveKey }: ActorOptions) => {
  const listed = new Set(adminUserIds)
  const readRole = createRoleReader()

  const toActor = async (row: Row): Promise<Actor> => {
    const { sessionId, memberships, mayUseAi, provenAt, impersonatorId, impersonatorName, isUnseen, ...account } = row
    if (isUnseen) await pool.query({ ...SEEN, values: [sessionId] })
    return {
      account,
      sessionId,
      ...membershipsOf(memberships, tenants, readRole),
      isListedAdmin: listed.has(row.id),
      mayUseAi,
      provenAt: provenAt?.toISOString() ?? null,
      impersonator: impersonatorId === null ? null : { id: impersonatorId, name: impersonatorName ?? '' },
    }
  }

  const actorBy = async (request: Request, statement: QueryConfig, forget: QueryConfig): Promise<Actor> => {
    const [row] = (await sessions.query<Row>(request, statement)).rows
    if (row !== undefined) return toActor(row)
    await pool.query(forget)
    return GUEST
  }

  return async (request: Request): Promise<Actor> => {
    const keyed = await resolveKey(request.headers.get('authorization'))
    if (keyed !== null) return keyed
    const token = readSignedValue(request.headers.get('cookie'), cookie.name, cookie.secret)
    if (token !== null) return actorBy(request, { ...BY_TOKEN, values: [token] }, { ...FORGET_BY_TOKEN, values: [token] })
    const claims = await verifyBearer(request.headers.get('authorization'))
    if (claims === null) return GUEST
    const { sessionId, userId } = claims
    return actorBy(request, { ...BY_SESSION, values: [sessionId, userId] }, { ...FORGET_BY_SESSION, values: [sessionId] })
  }
}
