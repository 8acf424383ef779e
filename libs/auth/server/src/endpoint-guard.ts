import type { MemberRole } from '@captain/auth-core'

/**
 * Permitted callers: anyone; signed-in accounts; approved accounts; accounts with AI access; administrators; or members of the tenant in
 * the path (`:tenant`) with at least the given role.
 */
export type EndpointGuard = 'public' | 'session' | 'user' | 'cfAi' | 'admin' | { readonly tenant: MemberRole }
