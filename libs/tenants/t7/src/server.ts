import type { TenantServer } from '@captain/content-server'

/** What the café adds to the server. */
export const server: TenantServer = {}
