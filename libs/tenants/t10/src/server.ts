import { defineServer } from '@captain/content-server'
import { tenant } from './tenant.ts'

/** Adds this tenant's hooks and messages to the server. */
export const server = defineServer(tenant, { seed: () => import('./seed.ts') })
