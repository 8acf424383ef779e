import type { AnyRecord, RecordResponse, TypeClient, Values } from '@captain/content-core'
import { HttpError } from '@captain/http-core'

/** The values to set, or a function that derives them from the latest version. */
type Changes<R, V> = V | ((latest: R) => V)

type Updates<R, V> = Pick<TypeClient<R, never, V>, 'get' | 'update'>

const running = new Map<string, Promise<RecordResponse>>()

const changesOf = (record: AnyRecord, changes: Changes<AnyRecord, Values>): Values =>
  typeof changes === 'function' ? changes(record) : changes

const updateOnce = async (
  client: Updates<AnyRecord, Values>,
  record: AnyRecord,
  changes: Changes<AnyRecord, Values>,
): Promise<RecordResponse> => {
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
export function updateOnLatest<R, V>(
  client: Updates<R, V>,
  record: NoInfer<R>,
  changes: Changes<NoInfer<R>, NoInfer<V>>,
): Promise<RecordResponse<R>>
// Updates of all types wait for each other by the id of their record.
export function updateOnLatest(
  client: Updates<AnyRecord, Values>,
  record: AnyRecord,
  changes: Changes<AnyRecord, Values>,
): Promise<RecordResponse> {
  const before = running.get(record.id)
  const update = (before ?? Promise.resolve(record)).then(
    (latest: AnyRecord) => updateOnce(client, latest, changes),
    () => updateOnce(client, record, changes),
  )
  running.set(record.id, update)
  const removeRunning = () => {
    if (running.get(record.id) === update) running.delete(record.id)
  }
  update.then(removeRunning, removeRunning)
  return update
}
