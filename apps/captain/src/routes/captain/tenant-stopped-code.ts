import { deferred } from '@captain/ui'

/** What members see of a tenant that does not run; its route loads the code. */
export const TENANT_STOPPED = deferred(async () => (await import('./tenant-stopped.tsx')).TenantStopped)
