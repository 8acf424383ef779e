import { workflowOf, type AnyContentType, type AnyRecord, type Tenant } from '@captain/content-core'
import type { Session } from '../session/session.ts'
import { clientOf } from './client-of.ts'

/** Brings a record before the public, in whichever way its type does that; where saving is publishing it is there already. */
export const publishRecord = async (editor: Session, tenant: Tenant, type: AnyContentType, record: AnyRecord): Promise<AnyRecord> => {
  const client = clientOf(editor, tenant, type)
  const { exposure } = workflowOf(type.workflow)
  if (exposure === 'step') return client.transition(record.id, record.lockVersion, 'publish')
  return exposure === 'switch' ? client.update(record.id, record.lockVersion, { isPublished: true }) : record
}

/** Takes a record of a `publish` type away from the public. */
export const withdrawRecord = (editor: Session, tenant: Tenant, type: AnyContentType, record: AnyRecord): Promise<AnyRecord> =>
  clientOf(editor, tenant, type).transition(record.id, record.lockVersion, 'unpublish')
