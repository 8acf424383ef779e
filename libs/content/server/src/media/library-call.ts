import { notFound } from '@captain/http-server'
import { authorOf, type AuthorCall } from '../store/author.ts'
import { isId } from '../store/ids.ts'
import type { TenantStore } from '../store.ts'
import { tenantOf, type ContentServices } from '../services.ts'

/** Address of the media library of a tenant. */
export const LIBRARY = '/api/v1/tenants/:tenant/media-library'

type Call = AuthorCall & { readonly params: { readonly tenant: string } }

/** Returns the store of the tenant in the path. */
export const storeOf = (services: ContentServices, call: Call): TenantStore =>
  services.store.forTenant(authorOf(call), tenantOf(services, call.params.tenant))

/** Returns the id of a path. Throws 404 for any other text. */
export const checkedId = (id: string): string => {
  if (!isId(id)) throw notFound()
  return id
}
