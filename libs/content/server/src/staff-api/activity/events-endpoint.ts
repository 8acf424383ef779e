import type { Endpoint } from '@captain/auth-server'
import { hasPersonalData, isHiddenPath } from '@captain/content-core'
import { notFound } from '@captain/http-server'
import { privateJson } from '../../responses.ts'
import { eventsFacts } from '../../openapi/read-facts.ts'
import { SHARED } from '../../openapi/shared-schemas.ts'
import type { ContentServices } from '../../services.ts'
import { canSeePersonalData, hidesPersonal } from '../personal-view.ts'
import { staffEndpoint } from '../staff-endpoint.ts'
import { decodeCursor, encodeCursor } from '../../list-query/cursor.ts'
import { limitOf, localeOf, readPlain } from '../../list-query/parameters.ts'
import { readEntry } from '../../store/read-entry.ts'
import { readEvents } from './read-events.ts'

/** More events than most records ever have, so that their history is complete. */
const MAX_EVENTS = 200
const ORDER = 'events'

const pageOf = (query: URLSearchParams): { readonly limit: number; readonly after: string | null } => {
  const plain = readPlain(query, ['limit', 'after', 'locale'])
  localeOf(plain)
  const after = plain.get('after')
  return { limit: limitOf(plain, MAX_EVENTS, MAX_EVENTS), after: after === undefined ? null : (decodeCursor(after, ORDER, 1)[0] ?? null) }
}

/** Returns the events of a record, for its timeline. */
export const eventsEndpoint = (services: ContentServices): Endpoint =>
  staffEndpoint(services, {
    method: 'GET',
    path: '/:id/events',
    needs: 'read',
    right: 'read',
    schemas: { output: SHARED.Events },
    describe: eventsFacts,
    handle: async (call) => {
      const { store, type, seen, id, context } = call
      const { limit, after } = pageOf(context.url.searchParams)
      const found = await store.read(async (tx) => {
        const row = await readEntry(tx, { type: type.name, id: id() })
        return row === null ? null : readEvents(tx, { id: row.id, limit, after })
      })
      if (found === null) throw notFound()
      const items = found
        .slice(0, limit)
        .map((event) => ({ ...event, changedFields: event.changedFields.filter((name) => !isHiddenPath(seen, name)) }))
      const next = found.length > limit ? encodeCursor({ sort: ORDER, keys: [items.at(-1)?.id ?? ''] }) : null
      // The reason of an action is personal data too.
      const isWhole = !hasPersonalData(type) || (canSeePersonalData(call) && !hidesPersonal(call))
      return privateJson({ items: isWhole ? items : items.map((event) => ({ ...event, note: null })), next })
    },
  })
