import { typeClient, type AnyContentType, type Tenant, type TypeClient } from '@captain/content-core'
import type { Session } from '../session/session.ts'

/** Creates the staff API of a type for a session. */
export const clientOf = (session: Session, tenant: Tenant, type: AnyContentType): TypeClient =>
  typeClient(session.http, tenant.slug, type.name)
