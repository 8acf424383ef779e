import { workflowOf, type AnyContentType, type AnyRecord, type Tenant } from '@captain/content-core'
import type { Session } from '../session/session.ts'
import { clientOf } from './client-of.ts'

/** Publishes a record in the way of its type; does nothing if every save publishes. */
export const publishRecord = async (editor: Session, tenant: Tenant, type: AnyContentType, record: AnyRecord): Promise<AnyRecord> => {
  const client = clientOf(editor, tenant, type)
  const { exposure } = workflowOf(type.workflow)
  if (exposure === 'transition') return client.transition(record.id, record.lockVersion, 'publish')
  return exposure === 'toggle' ? client.update(record.id, record.lockVersion, { isPublished: true }) : record
}

/** Unpublishes a record of a `publish` type. */
export const withdrawRecord = (editor: Session, tenant: Tenant, type: AnyContentType, record: AnyRecord): Promise<AnyRecord> =>
  clientOf(editor, tenant, type).transition(record.id, record.lockVersion, 'unpublish')
