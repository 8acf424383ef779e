import { isStepUpRequired } from '@captain/auth-server'
import { contentTypeOf, mayDo, isRemovable } from '@captain/content-core'
import { notFound } from '@captain/http-server'
import { failure } from '../bulk/failure.ts'
import { isRecordRejection, type RecordRejection } from '../bulk/in-savepoint.ts'
import { privateJson } from '../responses.ts'
import { lockEntry, readEntry } from '../store/read-entry.ts'
import { trashEntry } from '../store/trash.ts'
import { readUsedBy, visibleUsers } from '../store/used-by.ts'
import { workflowStoreOf } from '../workflows/workflow-stores.ts'
import { canReadOf } from './may-read.ts'
import { type StaffCall } from './staff-endpoint.ts'

/** Deletes of more dependants than this are not tried in advance: they take long, and lock the records. */
const MAX_TRIED = 100

class RolledBack extends Error {}

/** Returns why a delete would be refused now; null if it would not. Tries it, hooks included, in a transaction that is rolled back. */
const deleteRefusal = async ({ store, type, id }: StaffCall): Promise<RecordRejection | null> => {
  try {
    return await store.writeAside(async (tx) => {
      const row = await lockEntry(tx, { type: type.name, id: id() })
      workflowStoreOf(type).assertEditable?.(row)
      await trashEntry(tx, type, row)
      throw new RolledBack()
    })
  } catch (error) {
    // A confirmation with a passkey is asked for with the delete.
    if (error instanceof RolledBack || isStepUpRequired(error)) return null
    if (isRecordRejection(error)) return error
    throw error
  }
}

/** Only accounts see the refusal, of types that they may delete. */
const canDelete = ({ type, seen, context: { actor, role } }: StaffCall): boolean =>
  actor.account !== null && isRemovable(type) && mayDo(seen, role, 'delete')

/** Responds with the records that reference a record, and with the reason why the caller can't delete it; null if the caller can. */
export const usedBy = async (call: StaffCall): Promise<Response> => {
  const found = await call.store.read(async (tx) => {
    const row = await readEntry(tx, { type: call.type.name, id: call.id() })
    return row === null ? null : { items: await readUsedBy(tx, row.id), isLive: row.deleted_at === null }
  })
  if (found === null) throw notFound()
  const mayRead = canReadOf(call)
  const seenAs = (name: string) => {
    const type = contentTypeOf(call.tenant, name)
    return type === null ? null : mayRead(type)
  }
  const refusal = found.isLive && found.items.length <= MAX_TRIED && canDelete(call) ? await deleteRefusal(call) : null
  const reason = refusal === null ? null : failure(call.type, { id: call.id(), row: null, refusal }, call.context.locale)
  return privateJson({
    items: visibleUsers(found.items, seenAs),
    refusal: reason && { code: reason.code, message: reason.issues.map(({ message }) => message).join(' ') || reason.message },
  })
}
