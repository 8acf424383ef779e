import { workflowOf, type AnyRecord } from '@captain/content-core'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useContent } from '../../content-context.tsx'
import { listOptions, useScope } from '../../queries.ts'

/** Reads the version of a legal document in force today; null if there is none or it cannot be read. */
export const useReadInForce = (): (() => Promise<AnyRecord | null>) => {
  const queryClient = useQueryClient()
  const { contentType } = useContent()
  const scope = useScope()
  return useCallback(async () => {
    if (workflowOf(contentType.workflow).keepsVersions !== true) return null
    try {
      const { items } = await queryClient.fetchQuery(listOptions(scope, { limit: 1, status: 'inForce' }))
      return items[0] ?? null
    } catch {
      // Only a sentence of the confirmation depends on it; the server checks the versions anyway.
      return null
    }
  }, [queryClient, contentType, scope])
}
