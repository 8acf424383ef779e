import type { RecordAnswer, TypeClient } from '@captain/content-core'
import { HttpError } from '@captain/http'

type Versioned = { readonly id: string; readonly lockVersion: number }

const running = new Map<string, Promise<RecordAnswer>>()

const updateOnce = async (client: TypeClient, record: Versioned, changes: Readonly<Record<string, unknown>>): Promise<RecordAnswer> => {
  try {
    return await client.update(record.id, record.lockVersion, changes)
  } catch (failure) {
    if (!(failure instanceof HttpError) || failure.status !== 409) throw failure
    // A switch says what it wants whatever else has changed, so a colleague's save is no conflict.
    const latest = await client.get(record.id)
    return client.update(record.id, latest.lockVersion, changes)
  }
}

/** Sets fields of a record on top of its newest version; presses in quick succession reach the server in their order. */
export const updateOnLatest = (
  client: TypeClient,
  record: Versioned,
  changes: Readonly<Record<string, unknown>>,
): Promise<RecordAnswer> => {
  const before = running.get(record.id)
  const update = (before ?? Promise.resolve(record)).then(
    (latest: Versioned) => updateOnce(client, latest, changes),
    () => updateOnce(client, record, changes),
  )
  running.set(record.id, update)
  const forget = () => {
    if (running.get(record.id) === update) running.delete(record.id)
  }
  update.then(forget, forget)
  return update
}
