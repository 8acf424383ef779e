import type { Tenant } from '@captain/content-core'
import type { TenantServer } from '@captain/content-server'
import { server as nyanko } from '@captain/t1/server'
import { server as studio } from '@captain/t10/server'
import { server as club } from '@captain/t2/server'
import { server as kensetsu } from '@captain/t3/server'
import { server as games } from '@captain/t4/server'
import { server as music } from '@captain/t5/server'
import { server as shop } from '@captain/t6/server'
import { server as cafe } from '@captain/t7/server'
import { server as hall } from '@captain/t8/server'
import { server as arcade } from '@captain/t9/server'

/** What tenants add to the server, by slug. */
const SERVERS: Readonly<Record<string, TenantServer>> = { nyanko, club, kensetsu, games, music, shop, cafe, hall, arcade, studio }

/** A tenant's own part of the server; empty for a tenant that needs none. */
export const serverOf = ({ slug }: Tenant): TenantServer => SERVERS[slug] ?? {}
