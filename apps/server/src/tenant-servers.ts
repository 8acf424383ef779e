import type { Tenant } from '@captain/content-core'
import type { DefinedServer, TenantServer } from '@captain/content-server'
import { TENANTS, type TenantSlug } from '@captain/tenants'

/** Of each tenant its own server part; that of another one does not compile. */
const PARTS: { readonly [Slug in TenantSlug]: { readonly server: () => Promise<{ readonly server: DefinedServer<Slug> }> } } = TENANTS

const loaded = await Promise.all(Object.values(PARTS).map((part) => part.server()))

const servers: ReadonlyMap<string, TenantServer> = new Map(loaded.map(({ server }) => [server.tenant, server]))

/** What a tenant adds to the server; nothing for a tenant that is not declared. */
export const serverOf = ({ slug }: Tenant): TenantServer => servers.get(slug) ?? {}
