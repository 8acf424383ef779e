import type { RecordResponse } from '@captain/content-core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useContent } from '../../../content-context.tsx'
import { contentKeys } from '../../../queries.ts'
import { useReplyClient } from './use-reply-client.ts'

/** How often a mail that waits is looked at, in ms. */
const PERIOD = 4000

/** Reads the offer of a reply and what became of the sent ones; again and again while one waits. */
export const useReplies = (record: RecordResponse, isNeeded: boolean) => {
  const { tenant, contentType } = useContent()
  const client = useReplyClient()
  return useQuery({
    queryKey: [...contentKeys.type(tenant.slug, contentType.name), 'replies', record.id, record.lockVersion],
    queryFn: ({ signal }) => client.get(record.id, signal),
    enabled: isNeeded,
    // A newer version of the record changes little here, and a reply may be half written.
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (Object.values(data?.mails ?? {}).includes('waiting') ? PERIOD : false),
  })
}
