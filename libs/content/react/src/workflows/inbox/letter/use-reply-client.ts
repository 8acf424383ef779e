import { replyClient, type ReplyClient } from '@captain/content-core'
import { useMemo } from 'react'
import { useContent } from '../../../content-context.tsx'

/** Returns the client of the replies of the current type. */
export const useReplyClient = (): ReplyClient => {
  const { tenant, contentType, http } = useContent()
  return useMemo(() => replyClient(http, tenant.slug, contentType.name), [http, tenant.slug, contentType.name])
}
