import { customRoleIn, MEMBER_ROLES, membershipIn, roleAtLeast, roleIn, type Actor, type MemberRole } from '@captain/auth-core'
import { defineEndpoint, storedRole, type Endpoint } from '@captain/auth-server'
import { tenantForRole, type AnyContentType, type Tenant } from '@captain/content-core'
import type { Pool } from 'pg'
import { array, boolean, nullable, number, picklist, strictObject, string } from 'valibot'

const output = strictObject({
  items: array(
    strictObject({
      slug: string(),
      number: number(),
      names: strictObject({ ja: string(), en: string() }),
      color: string(),
      role: picklist(MEMBER_ROLES),
      /** The custom role of the account; then `role` counts for everything that is no content type. */
      customRole: nullable(storedRole),
      isMember: boolean(),
      contentTypes: array(string()),
      // The reason only for those who can have it mended.
      stopped: nullable(strictObject({ reason: nullable(string()) })),
    }),
  ),
})

type Profile = { readonly names: { readonly ja: string; readonly en: string | null }; readonly color: string; readonly order: number }

/** Reads the tenants' profiles by number; tenants without one use their declarations. */
const readProfiles = async (pool: Pool): Promise<ReadonlyMap<number, Profile>> => {
  const { rows } = await pool.query<Profile & { readonly number: number }>({
    name: 'tenant-profiles',
    text: 'select number, names, color, sort_order as "order" from platform.tenant',
  })
  return new Map(rows.map((row) => [row.number, row]))
}

const profiled = (tenant: Tenant, profile: Profile | undefined) => {
  const { slug, number, names, color } = tenant
  if (profile === undefined) return { slug, number, names, color }
  return { slug, number, names: { ja: profile.names.ja, en: profile.names.en ?? profile.names.ja }, color: profile.color }
}

const stoppedFor = (role: MemberRole, reason: string | undefined) =>
  reason === undefined ? null : { reason: roleAtLeast(role, 'owner') ? reason : null }

type Listing = { readonly tenants: readonly Tenant[]; readonly refused: ReadonlyMap<string, string>; readonly pool: Pool }

const describe = (
  tenant: Tenant,
  { profile, refused, actor }: { readonly profile: Profile | undefined; readonly refused: Listing['refused']; readonly actor: Actor },
) => {
  const role = roleIn(actor, tenant.slug)
  if (role === null) return []
  const customRole = customRoleIn(actor, tenant.slug)
  const readable = ({ access }: AnyContentType) => customRole === null || roleAtLeast(role, access.read)
  const contentTypes = tenantForRole(tenant, customRole)
    .contentTypes.filter(readable)
    .map((type) => type.name)
  return [
    {
      ...profiled(tenant, profile),
      role,
      customRole,
      isMember: membershipIn(actor, tenant.slug) !== null,
      contentTypes,
      stopped: stoppedFor(role, refused.get(tenant.slug)),
    },
  ]
}

/** Sorts by profile; tenants without one come last, in the order of their numbers. */
const inOrder = (tenants: readonly Tenant[], profiles: ReadonlyMap<number, Profile>): readonly Tenant[] => {
  const place = ({ number }: Tenant) => profiles.get(number)?.order ?? Number.MAX_SAFE_INTEGER
  return tenants.toSorted((one, other) => place(one) - place(other) || one.number - other.number)
}

/** Returns `GET /api/v1/tenants`: the tenants that the account may enter, with the names and order of the platform's profiles. */
export const tenantListEndpoint = ({ tenants, refused, pool }: Listing): Endpoint =>
  defineEndpoint({
    method: 'GET',
    path: '/api/v1/tenants',
    guard: 'session',
    schemas: { output },
    handler: async ({ actor }) => {
      const profiles = await readProfiles(pool)
      return {
        items: inOrder(tenants, profiles).flatMap((tenant) => describe(tenant, { profile: profiles.get(tenant.number), refused, actor })),
      }
    },
  })
