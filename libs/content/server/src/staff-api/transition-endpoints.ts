import type { Endpoint } from '@captain/auth-server'
import {
  sequenceOf,
  hasSequence,
  mayTransition,
  PUBLIC_TRANSITIONS,
  rightOfTransition,
  TRANSITION_NAMES,
  transitionIn,
  type Transition,
  type Values,
  isEditable,
} from '@captain/content-core'
import { badRequest, forbidden } from '@captain/http-server'
import { isObject } from '@captain/validation'
import { sequenceFacts, transitionFacts } from '../openapi/write-facts.ts'
import type { ContentServices } from '../services.ts'
import type { WriteTx } from '../store.ts'
import { withIdempotencyKey } from '../store/idempotency.ts'
import { sentByAuthor } from '../store/owned-fields.ts'
import { transitionEntry, transitionInSequence, type TransitionInput } from '../store/transition.ts'
import { respondWithRecord, checkVersion } from './to-record-response.ts'
import { notingView } from './noting-view.ts'
import { writingTo } from './writing-to.ts'
import { idempotencyKeyOf, readObject, requireLockVersion, parseNote, withoutVersion } from './request-body.ts'
import { staffEndpoint, type StaffCall } from './staff-endpoint.ts'

/** Returns the note and the field values of a body. Throws 400 for an invalid note, and ContentIssues for fields that the author does not read. */
const inputOf = ({ author }: WriteTx, { type }: StaffCall, body: Values): TransitionInput => {
  const { note, ...changes } = withoutVersion(body)
  return { changes: sentByAuthor(author, type, changes), note: parseNote(note) }
}

const transit =
  (transition: Transition) =>
  async (call: StaffCall): Promise<Response> => {
    if (!mayTransition(call.seen, call.context.role, transition)) throw forbidden()
    const body = await readObject(call)
    const version = requireLockVersion(call, body)
    const record = await writingTo(call, 'live', async (tx, row) => {
      await checkVersion(tx, call.type, row, version)
      return transitionEntry(tx, call.type, row, transition, inputOf(tx, call, body))
    })
    return respondWithRecord(record)
  }

/** Returns the transitions, the note and the field values of the body of an act. Throws 400. */
const sequenceIn = ({ type }: StaffCall, { transitions, changes = {}, note }: Values) => {
  const sequence = sequenceOf(type.workflow, transitions)
  if (sequence === null) throw badRequest('malformed-parameter', 'transitions')
  if (!isObject(changes)) throw badRequest('malformed-parameter', 'changes')
  return { sequence, input: { changes, note: parseNote(note) } }
}

const transitTogether = async (call: StaffCall): Promise<Response> => {
  const { type, seen, context } = call
  const body = await readObject(call)
  const { sequence, input } = sequenceIn(call, body)
  if (!sequence.every((transition) => mayTransition(seen, context.role, transition))) throw forbidden()
  const version = requireLockVersion(call, body)
  const key = idempotencyKeyOf(context.request)
  const record = await writingTo(call, 'live', async (tx, row) => {
    const run = async () => {
      await checkVersion(tx, type, row, version)
      return transitionInSequence(tx, type, row, sequence, { ...input, changes: sentByAuthor(tx.author, type, input.changes) })
    }
    return key === null ? run() : withIdempotencyKey(tx, { key, type, body: { id: row.id, version, ...body } }, run)
  })
  return respondWithRecord(record)
}

/** Endpoint for several transitions in one act: all of them run, or none. */
const sequenceEndpoint = (services: ContentServices): Endpoint =>
  staffEndpoint(services, {
    method: 'POST',
    path: '/:id/transitions',
    needs: 'write',
    right: 'process',
    keyScope: 'content:write',
    offered: (type) => isEditable(type) && hasSequence(type.workflow),
    describe: sequenceFacts,
    handle: notingView(services, transitTogether),
  })

/** Endpoints for the transitions of all workflows. */
export const transitionEndpoints = (services: ContentServices): readonly Endpoint[] => [
  sequenceEndpoint(services),
  ...TRANSITION_NAMES.map((transition) =>
    staffEndpoint(services, {
      method: 'POST',
      path: `/:id/${transition}`,
      needs: 'write',
      right: rightOfTransition(transition),
      keyScope: PUBLIC_TRANSITIONS.has(transition) ? 'content:publish' : 'content:write',
      offered: (type) => isEditable(type) && transitionIn(type.workflow, transition) !== null,
      describe: transitionFacts(transition),
      handle: notingView(services, transit(transition)),
    }),
  ),
]
