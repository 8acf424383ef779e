import type { Person } from '@captain/content-core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useContent } from '../../content-context.tsx'
import { contentKeys } from '../../queries.ts'

const SIGN_OF_LIFE = 20_000

const NOBODY: readonly Person[] = []

/** Reports every 20 seconds, while the page is visible, that the user edits the record. Returns the other editors. */
export const usePresence = (id: string): readonly Person[] => {
  const { tenant, contentType, client, canWrite } = useContent()
  const { data } = useQuery({
    queryKey: [...contentKeys.type(tenant.slug, contentType.name), 'presence', id],
    queryFn: () => client.present(id),
    enabled: canWrite,
    refetchInterval: SIGN_OF_LIFE,
    refetchOnWindowFocus: 'always',
    staleTime: SIGN_OF_LIFE,
    gcTime: 0,
  })
  useEffect(() => {
    if (!canWrite) return
    return () => {
      // If this request is lost, the server soon drops the user anyway.
      client.present(id, true).catch(() => undefined)
    }
  }, [client, id, canWrite])
  return data?.items ?? NOBODY
}
