import { safeRedirect } from '@captain/auth-core'
import { sessionQuery, takeRedirectPath } from '@captain/auth-react'
import type { QueryClient } from '@tanstack/react-query'

/**
 * Returns and removes the path that was stored before sign-in. Returns null if it is the current path. Logs and discards paths outside the
 * product (the customer's specification §4).
 */
export const takeStoredPath = (queryClient: QueryClient, current: string): string | null => {
  const isLoggedIn = (queryClient.getQueryData(sessionQuery.queryKey) ?? null) !== null
  const stored = isLoggedIn ? takeRedirectPath() : null
  if (stored === null) return null
  const decision = safeRedirect(stored, current)
  // oxlint-disable-next-line no-console -- the specification wants it in the console
  if (decision.outcome === 'refuse') console.error(`Discarded an invalid redirect path: ${stored}`)
  return decision.outcome === 'go' ? decision.path : null
}
