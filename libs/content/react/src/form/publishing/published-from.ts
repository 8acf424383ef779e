import type { AnyRecord, RecordResponse, TypeClient } from '@captain/content-core'
import { updateOnLatest } from '../../list/update-on-latest.ts'

/** Whether the end of a publication has passed, which publishing again removes. */
const hasEnded = ({ publishUntil }: AnyRecord): boolean => typeof publishUntil === 'string' && new Date(publishUntil) <= new Date()

/** Publishes a record, without an end that has passed. If that is refused, the end is as it was. */
export const publishedNow = async (client: TypeClient, record: AnyRecord): Promise<RecordResponse> => {
  if (!hasEnded(record)) return client.transition(record.id, record.lockVersion, 'publish')
  const endless = await updateOnLatest(client, record, { publishUntil: null })
  try {
    return await client.transition(endless.id, endless.lockVersion, 'publish')
  } catch (failure) {
    // Why it was refused counts, also where the end cannot be written back.
    await updateOnLatest(client, endless, { publishUntil: record['publishUntil'] }).catch(() => undefined)
    throw failure
  }
}

/** Publishes a record with a start, which its working copy may lack. */
export const publishedFrom = async (client: TypeClient, record: AnyRecord, start: unknown): Promise<RecordResponse> => {
  const { id, lockVersion } = record['publishFrom'] === start ? record : await updateOnLatest(client, record, { publishFrom: start })
  return client.transition(id, lockVersion, 'publish')
}
