import type { AnyContentType, AnyRecord, Tenant } from '@captain/content-core'
import type { Session } from '../session/session.ts'
import { clientOf } from './client-of.ts'

/** Brings a record before the public, in whichever way its type does that; a plain one stays as it is. */
export const publishRecord = async (editor: Session, tenant: Tenant, type: AnyContentType, record: AnyRecord): Promise<AnyRecord> => {
  const client = clientOf(editor, tenant, type)
  if (type.workflow === 'publish') return client.transition(record.id, record.lockVersion, 'publish')
  return type.workflow === 'toggle' ? client.update(record.id, record.lockVersion, { isPublished: true }) : record
}

/** Takes a record away from the public. */
export const withdrawRecord = async (editor: Session, tenant: Tenant, type: AnyContentType, record: AnyRecord): Promise<AnyRecord> => {
  const client = clientOf(editor, tenant, type)
  if (type.workflow === 'publish') return client.transition(record.id, record.lockVersion, 'unpublish')
  return type.workflow === 'toggle' ? client.update(record.id, record.lockVersion, { isPublished: false }) : record
}
