import type { TenantServer } from '@captain/content-server'

/** What this tenant adds to the server. */
export const server: TenantServer = {}
