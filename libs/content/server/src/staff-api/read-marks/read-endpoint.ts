import type { Endpoint } from '@captain/auth-server'
import { notFound } from '@captain/http-server'
import { markReadFacts } from '../../openapi/write-facts.ts'
import type { ContentServices } from '../../services.ts'
import { accountOf, staffEndpoint } from '../staff-endpoint.ts'
import { readEntry } from '../../store/read-entry.ts'
import { hasReadMarks, markRead } from './read-marks.ts'

/** Marks a message as read by the calling account; needs permission to read the message. */
export const readMarkEndpoint = (services: ContentServices): Endpoint =>
  staffEndpoint(services, {
    method: 'POST',
    path: '/:id/read',
    needs: 'read',
    right: 'read',
    offered: hasReadMarks,
    describe: markReadFacts,
    handle: async (call) => {
      const { store, type, id } = call
      const accountId = accountOf(call).id
      const found = await store.writeAside(async (tx) => {
        const row = await readEntry(tx, { type: type.name, id: id() })
        if (row !== null) await markRead(tx, accountId, row.id)
        return row !== null
      })
      if (!found) throw notFound()
      return new Response(null, { status: 204 })
    },
  })
