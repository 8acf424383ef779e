import { notFound, tooManyRequests, type RateRule } from '@captain/http-server'
import type { Endpoint } from '@captain/auth-server'
import { forbiddenFieldIssues, runConnectionTest } from '@captain/content-core'
import { privateJson } from '../../responses.ts'
import { ContentIssues } from '../../errors.ts'
import { lastConnectionTestFacts } from '../../openapi/read-facts.ts'
import { connectionTestFacts } from '../../openapi/write-facts.ts'
import type { ContentServices } from '../../services.ts'
import { readObject } from '../request-body.ts'
import { staffEndpoint, type StaffCall } from '../staff-endpoint.ts'
import type { WriteTx } from '../../store.ts'
import { writeAudit } from '../../store/audit.ts'
import { writableValues } from '../../store/check-values.ts'
import { hookContext } from '../../store/hook-context.ts'
import { lockEntry, readEntry } from '../../store/read-entry.ts'
import { declaredValues, toRecord } from '../../store/record.ts'
import { mergeChanges, updateEntry } from '../../store/save.ts'
import { assertWithinRole } from '../../store/role-limits.ts'
import { readLastConnectionTest } from './read-last-connection-test.ts'

const PER_RECORD: RateRule = { window: 60, max: 10 }

const prepared = async (tx: WriteTx, { type, id }: StaffCall, typed: Readonly<Record<string, unknown>>) => {
  const row = await readEntry(tx, { type: type.name, id: id() })
  const hook = tx.hooks[type.name]?.connectionTest
  if (row === null || hook === undefined) return null
  const stored = writableValues(type, declaredValues(type, row.data))
  const values = mergeChanges(type, stored, typed)
  assertWithinRole(tx, type, [stored, values])
  const context = hookContext(tx, type, updateEntry)
  return { ...(await hook(values, { ...context, before: toRecord(type, row, tx.now) })), version: row.lock_version }
}

type Prepared = NonNullable<Awaited<ReturnType<typeof prepared>>>

/**
 * Stores the values that the test proved. Returns false if the record changed in the meantime, because the test did not cover
 * the new state.
 */
const saveTestedValues = async (tx: WriteTx, { type, id }: StaffCall, { storeOnSuccess, version }: Prepared): Promise<boolean> => {
  if (storeOnSuccess === undefined) return true
  const row = await lockEntry(tx, { type: type.name, id: id() })
  if (row.lock_version !== version) return false
  await hookContext(tx, type, updateEntry).updateDerived(type.name, row.id, storeOnSuccess)
  return true
}

/** Throws 429 if a record is tested too often, because the test calls an outside service. */
const enforceRateLimit = async ({ limits }: ContentServices, { tenant, id }: StaffCall): Promise<void> => {
  const { allowed, retryAfter } = await limits.consume(`trial/${tenant.number}/${id()}`, PER_RECORD)
  if (!allowed) throw tooManyRequests(retryAfter ?? PER_RECORD.window)
}

const run = async (services: ContentServices, call: StaffCall): Promise<Response> => {
  const { type, store, context } = call
  const typed = await readObject(call)
  const refused = forbiddenFieldIssues(type, typed, 'staff')
  if (refused.length > 0) throw new ContentIssues(refused)
  const trial = await store.writeAside((tx) => prepared(tx, call, typed))
  if (trial === null) throw notFound()
  await enforceRateLimit(services, call)
  const answered = await runConnectionTest((signal) => trial.run(signal))
  const answer = await store.writeAside(async (tx) => {
    const outcome = answered === 'passed' && !(await saveTestedValues(tx, call, trial)) ? 'unchecked' : answered
    const details = { outcome, ...(outcome === 'failed' && { failure: trial.failure }) }
    await writeAudit(tx, { action: 'trial', type: type.name, id: call.id(), changes: [], details })
    return readLastConnectionTest(tx, call.id(), context.locale)
  })
  return privateJson(answer)
}

const last = async ({ type, store, context, id }: StaffCall): Promise<Response> => {
  const found = await store.read(async (tx) => {
    const row = await readEntry(tx, { type: type.name, id: id() })
    return row === null ? null : { last: await readLastConnectionTest(tx, row.id, context.locale) }
  })
  if (found === null) throw notFound()
  return privateJson(found)
}

/** Returns the connection test of a type: it tests the input before a save, and the audit log records the result. */
export const connectionTestEndpoints = (services: ContentServices): readonly Endpoint[] => [
  staffEndpoint(services, {
    method: 'POST',
    path: '/:id/trial',
    needs: 'write',
    right: 'update',
    offered: ({ connectionTest }) => connectionTest !== null,
    describe: connectionTestFacts,
    handle: (call) => run(services, call),
  }),
  staffEndpoint(services, {
    method: 'GET',
    path: '/:id/trial',
    needs: 'read',
    right: 'read',
    offered: ({ connectionTest }) => connectionTest !== null,
    describe: lastConnectionTestFacts,
    handle: last,
  }),
]
