import { isAdmin, isStepUpFresh, canAccess, MEMBER_ROLES, DEFAULT_AI_LIMIT, type SignedIn } from '@captain/auth-core'
import type { Locale } from '@captain/locale'
import type { Pool } from 'pg'
import * as v from 'valibot'
import { tenantsOnlyOwnedBy } from '../sessions/sole-owner.ts'
import type { TenantDirectory } from '../tenant-directory.ts'

/** Data that an account receives about itself in addition to its session. */
export const ownAccount = v.strictObject({
  hasPassword: v.boolean(),
  passkeyCount: v.number(),
  secondFactor: v.nullable(v.strictObject({ since: v.string(), recoveryCodesLeft: v.number() })),
  memberships: v.array(v.strictObject({ tenant: v.string(), name: v.string(), role: v.picklist(MEMBER_ROLES) })),
  ai: v.strictObject({
    allowed: v.boolean(),
    monthlyLimit: v.nullable(v.number()),
    used: v.number(),
    expiresOn: v.nullable(v.string()),
  }),
  soleOwnerOf: v.array(v.string()),
  identity: v.nullable(v.strictObject({ label: v.string(), since: v.string() })),
  proven: v.boolean(),
  provenAt: v.nullable(v.string()),
  impersonator: v.nullable(v.strictObject({ id: v.string(), name: v.string() })),
})

type Row = {
  readonly hasPassword: boolean
  readonly passkeyCount: number
  readonly secondFactorSince: Date | null
  readonly recoveryCodesLeft: number
  readonly identityLabel: string | null
  readonly identitySince: Date | null
  readonly monthlyLimit: number | null
  readonly expiresOn: string | null
  readonly used: number
}

const FACTS = {
  name: 'own-account',
  text: `
    select
      exists (select from auth.account a where a."userId" = $1 and a.password is not null) as "hasPassword",
      (select count(*)::int from auth.passkey p where p."userId" = $1) as "passkeyCount",
      (select f.confirmed_at from auth.second_factor f where f.user_id = $1) as "secondFactorSince",
      (select count(*)::int from auth.recovery_code c where c.user_id = $1 and c.used_at is null) as "recoveryCodesLeft",
      i.label as "identityLabel", i.created_at as "identitySince",
      g.monthly_limit as "monthlyLimit", to_char(g.expires_on, 'YYYY-MM-DD') as "expiresOn",
      coalesce((
        select u.count from auth.permission_use u where u.user_id = $1 and u.permission = 'ai'
          and u.month = date_trunc('month', now() at time zone 'Asia/Tokyo')::date), 0) as used
    from (select) one left join auth.permission_grant g on g.user_id = $1 and g.permission = 'ai'
      left join auth.identity i on i.user_id = $1 and i.issuer = $2`,
}

/** Administrators may use the AI tools with the limit of their permission, or without a permission. */
const permissionOf = (actor: SignedIn, { monthlyLimit, expiresOn }: Pick<Row, 'monthlyLimit' | 'expiresOn'>) =>
  isAdmin(actor) && !actor.mayUseAi ? { monthlyLimit: DEFAULT_AI_LIMIT, expiresOn: null } : { monthlyLimit, expiresOn }

type OwnAccountOptions = {
  readonly pool: Pool
  readonly tenants: TenantDirectory
  /** The organisation whose accounts sign in; null for none. */
  readonly issuer: string | null
}

/** Reads the caller's account, with tenant names in the reader's language. */
export const readOwnAccount = async (
  { pool, tenants, issuer }: OwnAccountOptions,
  actor: SignedIn,
  locale: Locale,
): Promise<v.InferInput<typeof ownAccount>> => {
  const { rows } = await pool.query<Row>({ ...FACTS, values: [actor.account.id, issuer] })
  const { hasPassword = false, passkeyCount = 0, monthlyLimit = null, expiresOn = null, used = 0 } = rows[0] ?? {}
  const {
    secondFactorSince: since = null,
    recoveryCodesLeft = 0,
    identityLabel: label = null,
    identitySince: linkedAt = null,
  } = rows[0] ?? {}
  const owned = await tenantsOnlyOwnedBy(pool, actor.account.id)
  return {
    hasPassword,
    passkeyCount,
    secondFactor: since === null ? null : { since: since.toISOString(), recoveryCodesLeft },
    memberships: Object.entries(actor.memberships).map(([tenant, role]) => ({ tenant, name: tenants.nameOf(tenant, locale), role })),
    ai: { allowed: canAccess('check_cf_ai_usage', actor), ...permissionOf(actor, { monthlyLimit, expiresOn }), used },
    soleOwnerOf: owned.flatMap((number) => tenants.slugOf(number) ?? []),
    identity: label === null || linkedAt === null ? null : { label, since: linkedAt.toISOString() },
    proven: isStepUpFresh(actor),
    provenAt: actor.provenAt,
    impersonator: actor.impersonator,
  }
}
