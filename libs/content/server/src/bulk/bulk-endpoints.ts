import type { Endpoint } from '@captain/auth-server'
import type { AnyContentType, BulkAnswer } from '@captain/content-core'
import { notFound } from '@captain/http'
import { privateJson } from '../answer.ts'
import { isId } from '../ids.ts'
import type { ContentServices } from '../services.ts'
import { readObject } from '../staff/request-body.ts'
import { isEditable, staffEndpoint, type StaffCall } from '../staff/staff-endpoint.ts'
import { writeAudit } from '../store/audit.ts'
import { bulkAction, bulkChoice, type BulkChoice } from './bulk-body.ts'
import { failure, type Failed } from './failure.ts'
import { matchingIds } from './matching-ids.ts'
import { closeOperation, lockOperation, openOperation } from './operation.ts'
import { runChunk } from './run-chunk.ts'
import { undoChunk } from './undo-chunk.ts'

const CHUNK = 200

/** Versions of legal documents are published and withdrawn one at a time, with eyes on each. */
const isOffered = (type: AnyContentType): boolean => isEditable(type) && type.workflow !== 'legal'

const chosenIds = async ({ store, type }: StaffCall, choice: BulkChoice): Promise<readonly string[]> => {
  if ('ids' in choice) return choice.ids
  const except = new Set(choice.except)
  return (await store.read((tx) => matchingIds(tx, type, choice.query))).filter((id) => !except.has(id))
}

const bulk = async (call: StaffCall): Promise<Response> => {
  const { type, store, context } = call
  const body = await readObject(call)
  const action = bulkAction(call, body)
  const ids = await chosenIds(call, bulkChoice(body))
  const operation = await store.writeAside(async (tx) => {
    await writeAudit(tx, { action: 'bulk', type: type.name, id: null, changes: [action.name], note: String(ids.length) })
    // What a step of the tenant's own has done elsewhere, such as to stock, can't be taken back with the record.
    const isFinal = 'transition' in action && tx.hooks[type.name]?.step !== undefined
    return isFinal ? null : openOperation(tx, type, action.name)
  })
  const failed: Failed[] = []
  for (let from = 0; from < ids.length; from += CHUNK)
    failed.push(...(await store.write((tx) => runChunk(tx, { type, action, operation }, ids.slice(from, from + CHUNK)))))
  const answer: BulkAnswer = {
    done: ids.length - failed.length,
    failed: failed.map((one) => failure(type, one, context.locale)),
    operation,
  }
  return privateJson(answer)
}

const undo = async (call: StaffCall): Promise<Response> => {
  const { type, store, context } = call
  const operation = call.param('operation')
  if (!isId(operation)) throw notFound()
  const failed: Failed[] = []
  let done = 0
  for (let isLast = false; !isLast;) {
    const chunk = await store.write(async (tx) => {
      await lockOperation(tx, type, operation)
      const undone = await undoChunk(tx, type, operation)
      if (undone === null) await closeOperation(tx, operation)
      return undone
    })
    isLast = chunk === null
    done += chunk?.done ?? 0
    failed.push(...(chunk?.failed ?? []))
  }
  return privateJson({ done, failed: failed.map((one) => failure(type, one, context.locale)), operation: null } satisfies BulkAnswer)
}

/** Doing the same to many records, and taking it back within 30 minutes. */
export const bulkEndpoints = (services: ContentServices): readonly Endpoint[] => [
  staffEndpoint(services, { method: 'POST', path: '/bulk', needs: 'write', offered: isOffered, handle: bulk }),
  staffEndpoint(services, { method: 'POST', path: '/bulk/:operation/undo', needs: 'write', offered: isOffered, handle: undo }),
]
