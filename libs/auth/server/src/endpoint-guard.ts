import type { MemberRole } from '@captain/auth-core'

/**
 * Who may call: anyone; anyone signed in; an approved account; an account that may use the AI tools; an administrator; or a
 * member of the tenant in the path (`:tenant`) with at least that role.
 */
export type EndpointGuard = 'public' | 'session' | 'user' | 'cfAi' | 'admin' | { readonly tenant: MemberRole }
