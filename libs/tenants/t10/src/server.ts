import { defineServer } from '@captain/content-server'
import { tenant } from './tenant.ts'

/** What this tenant adds to the server. */
export const server = defineServer(tenant, { seed: () => import('./seed.ts') })
