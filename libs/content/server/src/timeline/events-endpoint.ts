import type { Endpoint } from '@captain/auth-server'
import { notFound } from '@captain/http'
import { privateJson } from '../answer.ts'
import type { ContentServices } from '../services.ts'
import { staffEndpoint } from '../staff/staff-endpoint.ts'
import { readEntry } from '../store/read-entry.ts'
import { readEvents } from './read-events.ts'

/** What happened to a record, for its timeline. */
export const eventsEndpoint = (services: ContentServices): Endpoint =>
  staffEndpoint(services, {
    method: 'GET',
    path: '/:id/events',
    needs: 'read',
    handle: async ({ store, type, id }) => {
      const items = await store.read(async (tx) => {
        const row = await readEntry(tx, { type: type.name, id: id() })
        return row === null ? null : readEvents(tx, row.id)
      })
      if (items === null) throw notFound()
      return privateJson({ items })
    },
  })
