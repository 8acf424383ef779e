import type { AnyContentType } from '../declaration/content-type.ts'
import { declarationError } from '../errors.ts'
import { contentTypeOf, type Tenant } from './tenant.ts'

/** Returns a content type of a tenant. Throws with the path if the tenant does not declare it. */
export const declaredType = (path: string, tenant: Tenant, name: string): AnyContentType => {
  const type = contentTypeOf(tenant, name)
  if (type === null) throw declarationError(path, 'is not a content type of this tenant')
  return type
}
