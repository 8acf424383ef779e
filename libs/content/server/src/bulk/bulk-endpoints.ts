import type { TypeRight } from '@captain/auth-core'
import type { Endpoint } from '@captain/auth-server'
import {
  rightOfTransition,
  rightsToChange,
  TRANSITION_NAMES,
  type AnyContentType,
  type BulkResponse,
  workflowOf,
  isEditable,
} from '@captain/content-core'
import { notFound } from '@captain/http-server'
import { privateJson } from '../responses.ts'
import { rightsToImport } from '../csv/rights-to-import.ts'
import { isId } from '../store/ids.ts'
import { bulkFacts, undoFacts } from '../openapi/many-facts.ts'
import { SHARED } from '../openapi/shared-schemas.ts'
import type { ContentServices } from '../services.ts'
import { readObject } from '../staff-api/request-body.ts'
import { assertRight, staffEndpoint, type StaffCall } from '../staff-api/staff-endpoint.ts'
import type { WriteTx } from '../store.ts'
import { writeAudit } from '../store/audit.ts'
import { parseBulkAction, parseBulkSelection, passLimit, passOperation, type BulkAction, type BulkSelection } from './bulk-body.ts'
import { failure, type Failed } from './failure.ts'
import { matchingIds } from './matching-ids.ts'
import { closeOperation, lockOperation, openOperation } from './operation.ts'
import { runChunk } from './run-chunk.ts'
import { undoChunk } from './undo-chunk.ts'

const CHUNK = 200

/** The rights of which one is needed for some bulk action. */
const rightsInBulk = (type: AnyContentType): readonly TypeRight[] => [
  ...new Set<TypeRight>(['delete', ...rightsToChange(type), ...TRANSITION_NAMES.map(rightOfTransition)]),
]

/** Returns the rights of which one is needed to undo an operation: those for the operation itself. */
const rightsToUndo = (type: AnyContentType, action: string): readonly TypeRight[] => {
  if (action === 'delete' || action === 'restore') return ['delete']
  if (action === 'import') return rightsToImport()
  if (action === 'edit') return rightsToChange(type)
  const transition = TRANSITION_NAMES.find((name) => name === action)
  return [transition === undefined ? 'publish' : rightOfTransition(transition)]
}

/** Legal documents publish and withdraw their versions one by one. */
const isOffered = (type: AnyContentType): boolean => isEditable(type) && workflowOf(type.workflow).keepsVersions !== true

const chosenIds = async ({ store, seen }: StaffCall, choice: BulkSelection): Promise<readonly string[]> => {
  if ('ids' in choice) return choice.ids
  const except = new Set(choice.except)
  return (await store.read((tx) => matchingIds(tx, seen, choice.query, choice.after))).filter((id) => !except.has(id))
}

type Begun = { readonly action: BulkAction; readonly size: number; readonly goesOn: string | null }

/** Opens the undo log of the action, or continues that of earlier passes; null if the action cannot be undone. */
const remembered = async (tx: WriteTx, { type }: StaffCall, { action, size, goesOn }: Begun): Promise<string | null> => {
  await writeAudit(tx, { action: 'bulk', type: type.name, id: null, changes: [action.name], note: String(size) })
  // Effects of a tenant's transition hook on other records, such as stock, cannot be undone with the record.
  if ('transition' in action && tx.hooks[type.name]?.beforeTransition !== undefined) return null
  if (goesOn === null) return openOperation(tx, type, action.name)
  await lockOperation(tx, type, goesOn)
  return goesOn
}

const bulk = async (call: StaffCall): Promise<Response> => {
  const { type, store, context } = call
  const body = await readObject(call)
  const action = parseBulkAction(call, body)
  const choice = parseBulkSelection(body)
  const goesOn = passOperation(body)
  const all = await chosenIds(call, choice)
  const ids = all.slice(0, passLimit(body))
  const begun = { action, size: ids.length, goesOn }
  const isCount = ids.length === 0 && all.length > 0
  const operation = isCount ? goesOn : await store.writeAside((tx) => remembered(tx, call, begun))
  const failed: Failed[] = []
  let scheduled = 0
  for (let from = 0; from < ids.length; from += CHUNK) {
    const chunk = await store.write((tx) => runChunk(tx, { type, action, operation }, ids.slice(from, from + CHUNK)))
    failed.push(...chunk.failed)
    scheduled += chunk.scheduled
  }
  const answer: BulkResponse = {
    done: ids.length - failed.length,
    failed: failed.map((one) => failure(type, one, context.locale)),
    ...(scheduled > 0 && { scheduled }),
    operation,
    rest:
      ids.length === all.length ? null : { count: all.length - ids.length, after: ids.at(-1) ?? ('after' in choice ? choice.after : '') },
  }
  return privateJson(answer)
}

const undo = async (call: StaffCall): Promise<Response> => {
  const { type, store, context } = call
  const operation = call.param('operation')
  if (!isId(operation)) throw notFound()
  const limit = Math.max(1, passLimit(await readObject(call)))
  const failed: Failed[] = []
  let done = 0
  let count = 1
  while (count > 0 && done + failed.length < limit) {
    const left = limit - done - failed.length
    const chunk = await store.write(async (tx) => {
      assertRight(call.seen, ...rightsToUndo(type, await lockOperation(tx, type, operation)))
      const undone = await undoChunk(tx, type, operation, Math.min(left, CHUNK))
      if (undone.left === 0) await closeOperation(tx, operation)
      return undone
    })
    count = chunk.left
    done += chunk.done
    failed.push(...chunk.failed)
  }
  return privateJson({
    done,
    failed: failed.map((one) => failure(type, one, context.locale)),
    operation: count === 0 ? null : operation,
    rest: count === 0 ? null : { count, after: '' },
  } satisfies BulkResponse)
}

/** Endpoints that run one action on many records and undo it within 30 minutes. */
export const bulkEndpoints = (services: ContentServices): readonly Endpoint[] => [
  staffEndpoint(services, {
    method: 'POST',
    path: '/bulk',
    needs: 'write',
    right: rightsInBulk,
    offered: isOffered,
    schemas: { output: SHARED.BulkAnswer },
    describe: bulkFacts,
    handle: bulk,
  }),
  staffEndpoint(services, {
    method: 'POST',
    path: '/bulk/:operation/undo',
    needs: 'write',
    right: rightsInBulk,
    offered: isOffered,
    schemas: { output: SHARED.BulkAnswer },
    describe: undoFacts,
    handle: undo,
  }),
]
