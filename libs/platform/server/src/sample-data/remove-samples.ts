import { contentTypeOf } from '@captain/content-core'
import { retryUntilStable, writeAudit, lockEntry, trashEntry, type WriteTx } from '@captain/content-server/kit'
import { samplesToRemove } from './read-samples.ts'

/**
 * Moves samples to the trash: the unedited ones, or all of them. Samples that records of the tenant use stay. Returns the
 * number removed.
 */
export const removeSamples = async (started: WriteTx, wanted: { readonly withEdited: boolean }): Promise<number> => {
  // Sends no mails: sample orders have no real buyers.
  const tx: WriteTx = { ...started, isQuiet: true }
  const samples = new Map((await samplesToRemove(tx, wanted)).map(({ id, type }) => [id, type]))
  const refused = await retryUntilStable(tx, [...samples.keys()], async (id) => {
    const type = contentTypeOf(tx.tenant, samples.get(id) ?? '')
    if (type === null) return
    const row = await lockEntry(tx, { type: type.name, id }, 'any')
    // Another sample has already deleted it.
    if (row.deleted_at === null) await trashEntry(tx, type, row)
  })
  const removed = samples.size - refused.size
  if (removed > 0)
    await writeAudit(tx, { action: 'bulk', type: null, id: null, changes: [], details: { samples: 'remove', count: removed } })
  return removed
}
