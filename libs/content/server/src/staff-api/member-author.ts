import { customRoleIn, isSignedIn, type KeyActor, type MemberRole, type SignedIn } from '@captain/auth-core'
import { tenantForRole, workflowOf, type Tenant } from '@captain/content-core'
import { authorOf, type Author, type AuthorCall } from '../store/author.ts'

type MemberCall = AuthorCall & { readonly actor: SignedIn | KeyActor; readonly role: MemberRole }

/** Returns the types that a role may change without the right to publish them. */
const unpublishedTypes = (tenant: Tenant): ReadonlySet<string> =>
  new Set(
    tenant.contentTypes
      .filter(({ workflow, rights }) => {
        const { exposure } = workflowOf(workflow)
        const isChosen = exposure === 'transition' || exposure === 'toggle'
        return isChosen && rights !== undefined && !rights.operations.includes('publish')
      })
      .map(({ name }) => name),
  )

/** Returns the author of a member's writes, with the limits of a custom role. */
export const memberAuthorOf = (call: MemberCall, tenant: Tenant): Author => {
  const author = { ...authorOf(call), role: call.role }
  const custom = isSignedIn(call.actor) ? customRoleIn(call.actor, tenant.slug) : null
  if (custom === null) return author
  return { ...author, customRole: custom, unpublishedTypes: unpublishedTypes(tenantForRole(tenant, custom)) }
}
