import type { RecordResponse } from '@captain/content-core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useContent } from '../../../content-context.tsx'
import { contentKeys, useContentCache } from '../../../queries.ts'

/** Marks a message as read by the current user, here and in the lists. It stays unread for other users. */
export const useMarkRead = (record: RecordResponse): void => {
  const { tenant, contentType, client } = useContent()
  const queryClient = useQueryClient()
  const { patch } = useContentCache()
  const { id } = record
  const isUnread = record.readAt === null
  useEffect(() => {
    if (!isUnread) return
    const readAt = new Date().toISOString()
    const show = async () => {
      await client.markRead(id)
      queryClient.setQueryData<RecordResponse>(
        contentKeys.record(tenant.slug, contentType.name, id),
        (known) => known && { ...known, readAt },
      )
      await patch((items) => items.map((item) => (item.id === id ? { ...item, readAt } : item)))
    }
    // A dot that stays for now is no reason to interrupt the user.
    show().catch(() => undefined)
  }, [isUnread, id, client, queryClient, patch, tenant.slug, contentType.name])
}
