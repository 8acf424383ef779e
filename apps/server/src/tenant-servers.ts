import type { Tenant } from '@captain/content-core'
import type { DefinedServer, TenantServer } from '@captain/content-server'
import { TENANTS, type TenantSlug } from '@captain/tenants'
import { loadServer } from './load-tenant.ts'
import { declarations } from './tenants.ts'

/** Server part of each tenant; the part of another tenant does not compile. */
const PARTS: { readonly [Slug in TenantSlug]: { readonly server: () => Promise<{ readonly server: DefinedServer<Slug> }> } } = TENANTS

const loads: readonly (() => Promise<{ readonly server: DefinedServer }>)[] = Object.values(PARTS).map(({ server }) => server)

const loaded = await Promise.all(
  loads.flatMap((load, place) => {
    const declared = declarations[place]
    return declared === undefined ? [] : [loadServer(declared, load).then((part) => [declared.tenant.slug, part] as const)]
  }),
)

const servers: ReadonlyMap<string, TenantServer> = new Map(loaded.map(([slug, { server }]) => [slug, server]))

/** Why tenants do not run, by slug: what is wrong in their declaration or their server part. */
export const mistakes: ReadonlyMap<string, string> = new Map(
  loaded.flatMap(([slug, { mistake }]) => (mistake === null ? [] : [[slug, mistake]])),
)

/** Returns the server part of a tenant; empty for an undeclared tenant. */
export const serverOf = ({ slug }: Tenant): TenantServer => servers.get(slug) ?? {}
