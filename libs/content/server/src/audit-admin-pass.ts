import type { SignedIn } from '@captain/auth-core'
import { authorOf } from './author.ts'
import { tenantOf, type ContentServices } from './services.ts'
import { writeAudit } from './store/audit.ts'

type AdminPass = {
  readonly actor: SignedIn
  /** Slug. */
  readonly tenant: string
  readonly method: string
  readonly path: string
  readonly requestId: string
}

/** Adds to a tenant's log that an administrator who is no member did something there. */
export const auditAdminPass = async (services: ContentServices, { actor, tenant, method, path, requestId }: AdminPass): Promise<void> => {
  const store = services.store.forTenant(authorOf(actor, requestId), tenantOf(services, tenant))
  await store.writeAside((tx) => writeAudit(tx, { action: 'adminPass', type: null, id: null, changes: [`${method} ${path}`] }))
}
