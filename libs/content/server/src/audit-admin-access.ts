import { isKeyActor, isSignedIn, type KeyActor, type MemberRole, type SignedIn } from '@captain/auth-core'
import { isAdminPass, type Endpoint } from '@captain/auth-server'
import { authorOf, type AuthorCall } from './store/author.ts'
import { tenantOf, type ContentServices } from './services.ts'
import { writeAudit } from './store/audit.ts'

type Entry = AuthorCall & {
  readonly actor: SignedIn | KeyActor
  readonly params: Readonly<Record<'tenant', string>>
  readonly url: URL
}

const HOUR_MS = 60 * 60 * 1000

/**
 * Logs that an administrator works in a tenant without a sufficient membership: once per hour and session. Await it before the
 * work, so that nothing happens without a log entry.
 */
export const auditAdminAccess = async (services: ContentServices, entry: Entry, needed: MemberRole): Promise<void> => {
  const { actor, params, request, url } = entry
  const tenant = tenantOf(services, params.tenant)
  if (isKeyActor(actor) || !isAdminPass(actor, tenant.slug, needed)) return
  const changes = [`${request.method} ${url.pathname}`]
  const store = services.store.forTenant(authorOf(entry), tenant)
  await store.writeAside((tx) => {
    const once = `pass/${actor.sessionId}/${tenant.number}/${Math.floor(tx.now.getTime() / HOUR_MS)}`
    return writeAudit(tx, { action: 'adminPass', type: null, id: null, changes, once })
  })
}

/** Wraps an operation on a tenant so that actions of administrators are logged, by the role of its guard. */
export const withAdminAccessAudit = (services: ContentServices, endpoint: Endpoint): Endpoint => {
  const { guard, handler } = endpoint
  if (typeof guard === 'string') return endpoint
  return {
    ...endpoint,
    handler: async (context) => {
      // The guard has established that the path names a tenant and that the caller is signed in; a key acts for no administrator.
      const { actor, params } = context
      if (isSignedIn(actor))
        await auditAdminAccess(services, { ...context, actor, params: { tenant: params['tenant'] ?? '' } }, guard.tenant)
      return handler(context)
    },
  }
}
