import type { Endpoint } from '@captain/auth-server'
import {
  mayTransition,
  PUBLIC_TRANSITIONS,
  rightOfTransition,
  TRANSITION_NAMES,
  transitionIn,
  type Transition,
  type Values,
  isEditable,
} from '@captain/content-core'
import { forbidden } from '@captain/http-server'
import { transitionFacts } from '../openapi/write-facts.ts'
import type { ContentServices } from '../services.ts'
import { transitionEntry, type TransitionInput } from '../store/transition.ts'
import { respondWithRecord, checkVersion } from './to-record-response.ts'
import { notingView } from './noting-view.ts'
import { writingTo } from './writing-to.ts'
import { readObject, requireLockVersion, parseNote, withoutVersion } from './request-body.ts'
import { staffEndpoint, type StaffCall } from './staff-endpoint.ts'

/** Returns the note and the field values of a body. Throws 400 for an invalid note. */
const inputOf = (body: Values): TransitionInput => {
  const { note, ...changes } = withoutVersion(body)
  return { changes, note: parseNote(note) }
}

const transit =
  (transition: Transition) =>
  async (call: StaffCall): Promise<Response> => {
    if (!mayTransition(call.seen, call.context.role, transition)) throw forbidden()
    const body = await readObject(call)
    const version = requireLockVersion(call, body)
    const record = await writingTo(call, 'live', async (tx, row) => {
      await checkVersion(tx, call.type, row, version)
      return transitionEntry(tx, call.type, row, transition, inputOf(body))
    })
    return respondWithRecord(record)
  }

/** Endpoints for the transitions of all workflows. */
export const transitionEndpoints = (services: ContentServices): readonly Endpoint[] =>
  TRANSITION_NAMES.map((transition) =>
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
  )
