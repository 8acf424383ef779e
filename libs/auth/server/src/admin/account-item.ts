import { MEMBER_ROLES, type AdminAccount, type MemberRole } from '@captain/auth-core'
import { LOCALES, type Locale } from '@captain/locale'
import * as v from 'valibot'
import type { TenantDirectory } from '../tenant-directory.ts'

const instant = v.string()

/** Account as administrators see it. */
export const accountItem = v.strictObject({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  emailVerified: v.boolean(),
  image: v.nullable(v.string()),
  role: v.picklist(['admin', 'user']),
  isUser: v.boolean(),
  banned: v.boolean(),
  banReason: v.nullable(v.string()),
  banExpires: v.nullable(instant),
  locale: v.picklist(LOCALES),
  passkeyCount: v.number(),
  hasSecondFactor: v.boolean(),
  memberships: v.array(v.strictObject({ tenant: v.string(), role: v.picklist(MEMBER_ROLES) })),
  mayUseAi: v.boolean(),
  lastSignInAt: v.nullable(instant),
  createdAt: instant,
}) satisfies v.GenericSchema<unknown, AdminAccount>

export type AccountItem = v.InferOutput<typeof accountItem>

export type AccountRow = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly emailVerified: boolean
  readonly image: string | null
  readonly role: 'admin' | 'user'
  readonly isUser: boolean
  readonly banned: boolean
  readonly banReason: string | null
  readonly banExpires: Date | null
  readonly locale: Locale
  readonly passkeyCount: number
  readonly hasSecondFactor: boolean
  readonly memberships: readonly (readonly [number, MemberRole])[]
  readonly mayUseAi: boolean
  readonly lastSignInAt: Date | null
  readonly createdAt: Date
}

/** Columns of an item over the table `u`; an expired ban counts as none. */
export const ACCOUNT_COLUMNS = `
  u.id, u.name, u.email, u."emailVerified", u.image, u.role, u."isUser", u.locale, u."passkeyCount", u."hasSecondFactor", u."lastSignInAt", u."createdAt",
  b.holds as banned, case when b.holds then u."banReason" end as "banReason", case when b.holds then u."banExpires" end as "banExpires",
  coalesce((select jsonb_agg(jsonb_build_array(m.tenant_id, m.role) order by m.tenant_id) from auth.membership m where m.user_id = u.id), '[]') as memberships,
  exists (select from auth.permission_grant g where g.user_id = u.id and g.permission = 'ai'
    and (g.expires_on is null or g.expires_on >= (now() at time zone 'Asia/Tokyo')::date)) as "mayUseAi"`

/** Join for the columns: whether a ban is active now. */
export const BAN = `cross join lateral (select u.banned and (u."banExpires" is null or u."banExpires" > now()) as holds) b`

/** Converts a row to a response; omits memberships in tenants that are no longer declared. */
export const toAccountItem = (
  { memberships, banExpires, lastSignInAt, createdAt, ...row }: AccountRow,
  tenants: TenantDirectory,
): AccountItem => ({
  id: row.id,
  name: row.name,
  email: row.email,
  emailVerified: row.emailVerified,
  image: row.image,
  role: row.role,
  isUser: row.isUser,
  banned: row.banned,
  banReason: row.banReason,
  banExpires: banExpires?.toISOString() ?? null,
  locale: row.locale,
  passkeyCount: row.passkeyCount,
  hasSecondFactor: row.hasSecondFactor,
  memberships: memberships.flatMap(([number, role]) => {
    const tenant = tenants.slugOf(number)
    return tenant === null ? [] : [{ tenant, role }]
  }),
  mayUseAi: row.mayUseAi,
  lastSignInAt: lastSignInAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
})
