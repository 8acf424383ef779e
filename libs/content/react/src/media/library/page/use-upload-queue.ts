import type { IncludedMedia } from '@captain/content-core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useSyncExternalStore } from 'react'
import { useTenantContent } from '../../../content-context.tsx'
import { uploadMedia } from '../../upload-media.ts'
import { useMediaApi } from '../library-queries.ts'
import { NO_TAG } from '../tag-filter.tsx'
import { createUploadQueue, type UploadQueue } from './upload-queue.ts'

const queues = new Map<string, UploadQueue>()

/** Returns the queue of a tenant, which stays while its pages change. */
const queueOf = (tenant: string): UploadQueue => {
  const known = queues.get(tenant)
  if (known !== undefined) return known
  const made = createUploadQueue((file, options) => uploadMedia<IncludedMedia>(tenant, file, options))
  queues.set(tenant, made)
  return made
}

const REFRESH_DELAY = 300

/** The uploads of a tenant, and a function that adds files; these get the tag that the page shows. */
export const useUploadQueue = (tag: string | null) => {
  const { tenant } = useTenantContent()
  const { bulk, refresh } = useMediaApi()
  const queue = queueOf(tenant.slug)
  const items = useSyncExternalStore(queue.subscribe, queue.get)
  // Several files may arrive within a moment.
  const refreshSoon = useDebouncedCallback(() => void refresh(), { delay: REFRESH_DELAY, flushOnUnmount: true })
  const add = (files: readonly File[]) =>
    queue.add(files, ({ id }) => {
      const isTagged = tag !== null && tag !== NO_TAG
      // The file is stored even if its tag is not.
      const tagging = isTagged ? bulk({ action: 'tag', ids: [id], add: [tag], remove: [] }).catch(() => undefined) : Promise.resolve()
      void tagging.then(refreshSoon)
    })
  return { items, queue, add }
}
