import type { AnyRecord, RecordAnswer, TypeClient, Values } from '@captain/content-core'
import { HttpError } from '@captain/http-core'

/** The values to set, or a function that derives them from the latest version. */
type Changes = Values | ((latest: AnyRecord) => Values)

const running = new Map<string, Promise<RecordAnswer>>()

const changesOf = (record: AnyRecord, changes: Changes): Values => (typeof changes === 'function' ? changes(record) : changes)

const updateOnce = async (client: TypeClient, record: AnyRecord, changes: Changes): Promise<RecordAnswer> => {
  try {
    return await client.update(record.id, record.lockVersion, changesOf(record, changes))
  } catch (failure) {
    if (!(failure instanceof HttpError) || failure.status !== 409) throw failure
    // The wanted values apply regardless of other changes, so a colleague's save is no conflict.
    const latest = await client.get(record.id)
    return client.update(record.id, latest.lockVersion, changesOf(latest, changes))
  }
}

/** Sets fields of a record on top of its latest version. Rapid presses reach the server in order. */
export const updateOnLatest = (client: TypeClient, record: AnyRecord, changes: Changes): Promise<RecordAnswer> => {
  const before = running.get(record.id)
  const update = (before ?? Promise.resolve(record)).then(
    (latest: AnyRecord) => updateOnce(client, latest, changes),
    () => updateOnce(client, record, changes),
  )
  running.set(record.id, update)
  const forget = () => {
    if (running.get(record.id) === update) running.delete(record.id)
  }
  update.then(forget, forget)
  return update
}
