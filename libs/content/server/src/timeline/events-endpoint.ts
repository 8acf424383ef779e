import type { Endpoint } from '@captain/auth-server'
import { hasPersonal } from '@captain/content-core'
import { notFound } from '@captain/http'
import { privateJson } from '../answer.ts'
import { eventsFacts } from '../openapi/read-facts.ts'
import { SHARED } from '../openapi/shared-schemas.ts'
import type { ContentServices } from '../services.ts'
import { seesPersonal } from '../staff/personal-view.ts'
import { staffEndpoint } from '../staff/staff-endpoint.ts'
import { readEntry } from '../store/read-entry.ts'
import { readEvents } from './read-events.ts'

/** What happened to a record, for its timeline. */
export const eventsEndpoint = (services: ContentServices): Endpoint =>
  staffEndpoint(services, {
    method: 'GET',
    path: '/:id/events',
    needs: 'read',
    schemas: { output: SHARED.Events },
    describe: eventsFacts,
    handle: async (call) => {
      const { store, type, id } = call
      const items = await store.read(async (tx) => {
        const row = await readEntry(tx, { type: type.name, id: id() })
        return row === null ? null : readEvents(tx, row.id)
      })
      if (items === null) throw notFound()
      // Why somebody did something tells of people too.
      const isWhole = seesPersonal(call) || !hasPersonal(type)
      return privateJson({ items: isWhole ? items : items.map((event) => ({ ...event, note: null })) })
    },
  })
