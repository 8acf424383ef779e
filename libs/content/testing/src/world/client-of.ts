import { typeClient, type AnyContentType, type Tenant, type TypeClient } from '@captain/content-core'
import type { Session } from '../session/session.ts'

/** The staff API of a type, as somebody uses it. */
export const clientOf = (session: Session, tenant: Tenant, type: AnyContentType): TypeClient =>
  typeClient(session.http, tenant.slug, type.name)
