import { ProblemError } from '@captain/http-server'
import { noteReads } from '../personal-data/note-reads.ts'
import type { ContentServices } from '../services.ts'
import type { StaffCall } from './staff-endpoint.ts'

type Handler = (call: StaffCall) => Promise<Response>

/** Whether a refusal contains the records as they are now. */
const showsRecords = (error: unknown): boolean => error instanceof ProblemError && error.code === 'version-conflict'

/** Runs a write whose response shows records, and `note` if it did: the refusal of a stale write shows them too. */
export const notingRead = async (note: () => void, write: () => Promise<Response>): Promise<Response> => {
  try {
    const response = await write()
    if (response.status !== 204) note()
    return response
  } catch (error) {
    if (showsRecords(error)) note()
    throw error
  }
}

/** Returns a handler that logs the reading of the record in the path, which its response shows. */
export const notingView =
  (services: ContentServices, handle: Handler): Handler =>
  (call) => {
    const note = noteReads(services, call, 'view')
    return notingRead(
      () => note([call.id()]),
      () => handle(call),
    )
  }
