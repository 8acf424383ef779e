import { roleAtLeast } from '@captain/auth-core'
import type { Endpoint } from '@captain/auth-server'
import { TRANSITION_NAMES, transitionIn, workflowOf, WORKFLOWS, type Transition, type Values, type Workflow } from '@captain/content-core'
import { forbidden } from '@captain/http-server'
import { stepFacts } from '../openapi/write-facts.ts'
import type { ContentServices } from '../services.ts'
import { lockEntry } from '../store/read-entry.ts'
import { transitionEntry, type StepInput } from '../store/transition.ts'
import { answerRecord, checkVersion, recordAnswer } from './record-answer.ts'
import { readObject, requiredVersion, sentNote, withoutVersion } from './request-body.ts'
import { isEditable, staffEndpoint, type StaffCall } from './staff-endpoint.ts'

/** Returns the note and the field values of a body. Throws 400 for an invalid note. */
const inputOf = (body: Values): StepInput => {
  const { note, ...changes } = withoutVersion(body)
  return { changes, note: sentNote(note) }
}

const transit =
  (transition: Transition) =>
  async (call: StaffCall): Promise<Response> => {
    const role = transitionIn(call.type.workflow, transition)?.role
    if (role !== undefined && !roleAtLeast(call.context.role, role)) throw forbidden()
    const body = await readObject(call)
    const version = requiredVersion(call, body)
    const record = await call.store.write(async (tx) => {
      const row = await lockEntry(tx, { type: call.type.name, id: call.id() })
      await checkVersion(tx, call.type, row, version)
      return recordAnswer(tx, call, await transitionEntry(tx, call.type, row, transition, inputOf(body)))
    })
    return answerRecord(record)
  }

/** Transitions that change what the public sees. */
const PUBLIC_STEPS: ReadonlySet<string> = new Set(
  (Object.keys(WORKFLOWS) as Workflow[])
    .map((workflow) => workflowOf(workflow))
    .flatMap(({ exposure, transitions }) => (exposure === 'step' ? Object.keys(transitions) : [])),
)

/** Endpoints for the transitions of all workflows. */
export const transitionEndpoints = (services: ContentServices): readonly Endpoint[] =>
  TRANSITION_NAMES.map((transition) =>
    staffEndpoint(services, {
      method: 'POST',
      path: `/:id/${transition}`,
      needs: 'write',
      keyScope: PUBLIC_STEPS.has(transition) ? 'content:publish' : 'content:write',
      offered: (type) => isEditable(type) && transitionIn(type.workflow, transition) !== null,
      describe: stepFacts(transition),
      handle: transit(transition),
    }),
  )
