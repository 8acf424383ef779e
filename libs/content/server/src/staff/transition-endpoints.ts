import type { Endpoint } from '@captain/auth-server'
import { TRANSITIONS, type Transition } from '@captain/content-core'
import type { ContentServices } from '../services.ts'
import { transitionEntry } from '../store/publication.ts'
import { lockEntry } from '../store/read-entry.ts'
import { answerRecord, checkVersion, recordAnswer } from './record-answer.ts'
import { readObject, requiredVersion } from './request-body.ts'
import { isEditable, staffEndpoint, type StaffCall } from './staff-endpoint.ts'

const transit =
  (transition: Transition) =>
  async (call: StaffCall): Promise<Response> => {
    const version = requiredVersion(call, await readObject(call))
    const record = await call.store.write(async (tx) => {
      const row = await lockEntry(tx, { type: call.type.name, id: call.id() })
      await checkVersion(tx, call.type, row, version)
      return recordAnswer(tx, call.type, await transitionEntry(tx, call.type, row, transition))
    })
    return answerRecord(record)
  }

/** Publishing and taking back, for types of the `publish` workflow. */
export const transitionEndpoints = (services: ContentServices): readonly Endpoint[] =>
  (Object.keys(TRANSITIONS) as readonly Transition[]).map((transition) =>
    staffEndpoint(services, {
      method: 'POST',
      path: `/:id/${transition}`,
      needs: 'write',
      offered: (type) => isEditable(type) && type.workflow === 'publish',
      handle: transit(transition),
    }),
  )
