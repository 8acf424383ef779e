import type { Tenant } from '@captain/content-core'
import type { TenantServer } from '@captain/content-server'
import { server as nyanko } from '@captain/t1/server'
import { server as shop } from '@captain/t6/server'
import { server as cafe } from '@captain/t7/server'

/** What tenants add to the server, by slug. */
const SERVERS: Readonly<Record<string, TenantServer>> = { nyanko, shop, cafe }

/** A tenant's own part of the server; empty for a tenant that needs none. */
export const serverOf = ({ slug }: Tenant): TenantServer => SERVERS[slug] ?? {}
