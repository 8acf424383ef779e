import type { WriteTx } from '../store.ts'
import type { EntryRow } from '../store/entry-row.ts'
import { lockEntry } from '../store/read-entry.ts'
import type { StaffCall } from './staff-endpoint.ts'
import { toRecordResponse } from './to-record-response.ts'

/** Writes to the record in the path, which is locked, and returns it in the form of the staff API. Throws 404 if it is not there. */
export const writingTo = (
  call: StaffCall,
  where: 'live' | 'trash',
  work: (tx: WriteTx, row: EntryRow) => Promise<EntryRow>,
): ReturnType<typeof toRecordResponse> => {
  const wanted = { type: call.type.name, id: call.id() }
  return call.store.writeAfter(
    (tx) => lockEntry(tx, wanted, where),
    async (tx, row) => toRecordResponse(tx, call, await work(tx, row)),
  )
}
