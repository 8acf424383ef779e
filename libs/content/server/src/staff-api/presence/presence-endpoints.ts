import { rightsToChange, isEditable } from '@captain/content-core'
import type { Endpoint } from '@captain/auth-server'
import { notFound } from '@captain/http-server'
import { privateJson } from '../../responses.ts'
import type { Tx } from '../../database/transaction.ts'
import { presenceLookFacts } from '../../openapi/read-facts.ts'
import { SHARED } from '../../openapi/shared-schemas.ts'
import { presenceHeartbeatFacts } from '../../openapi/write-facts.ts'
import type { ContentServices } from '../../services.ts'
import { readBody } from '../request-body.ts'
import { accountOf, staffEndpoint, type StaffCall } from '../staff-endpoint.ts'
import { readEntry } from '../../store/read-entry.ts'
import { markPresent, markAbsent, othersPresent } from './presence.ts'

const others = async (call: StaffCall, tx: Tx, note?: (id: string) => Promise<unknown>): Promise<Response> => {
  const row = await readEntry(tx, { type: call.type.name, id: call.id() })
  if (row === null) throw notFound()
  await note?.(row.id)
  return privateJson({ items: await othersPresent(tx, row.id, accountOf(call).id) })
}

const look = (call: StaffCall): Promise<Response> => call.store.read((tx) => others(call, tx))

const say = async (call: StaffCall): Promise<Response> => {
  const { isLeaving = false } = await readBody(call, SHARED.Presence)
  const account = accountOf(call)
  return call.store.writeAside((tx) =>
    others(call, tx, (id) => (isLeaving ? markAbsent(tx, id, account.id) : markPresent(tx, id, account))),
  )
}

/** Endpoints that return the other editors of a record, to readers and to each heartbeat of an editor. */
export const presenceEndpoints = (services: ContentServices): readonly Endpoint[] => [
  staffEndpoint(services, {
    method: 'GET',
    path: '/:id/presence',
    needs: 'read',
    right: 'read',
    offered: isEditable,
    schemas: { output: SHARED.Persons },
    describe: presenceLookFacts,
    handle: look,
  }),
  staffEndpoint(services, {
    method: 'POST',
    path: '/:id/presence',
    needs: 'write',
    right: rightsToChange,
    offered: isEditable,
    schemas: { body: SHARED.Presence, output: SHARED.Persons },
    describe: presenceHeartbeatFacts,
    handle: say,
  }),
]
