import type { Tenant } from '@captain/content-core'
import { checkCompleteServer, type DefinedServer, type TenantServer } from '@captain/content-server'
import { TENANTS, type TenantSlug } from '@captain/tenants'
import { tenants } from './tenants.ts'

/** Server part of each tenant; the part of another tenant does not compile. */
const PARTS: { readonly [Slug in TenantSlug]: { readonly server: () => Promise<{ readonly server: DefinedServer<Slug> }> } } = TENANTS

const loaded = await Promise.all(Object.values(PARTS).map((part) => part.server()))

const servers: ReadonlyMap<string, TenantServer> = new Map(loaded.map(({ server }) => [server.tenant, server]))

/** Returns the server part of a tenant; empty for an undeclared tenant. */
export const serverOf = ({ slug }: Tenant): TenantServer => servers.get(slug) ?? {}

for (const tenant of tenants) checkCompleteServer(tenant, serverOf(tenant))
