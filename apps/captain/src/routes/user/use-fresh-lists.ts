import { useSession } from '@captain/auth-react'
import { useEffect, useRef } from 'react'
import { useRefresh } from './account.ts'

/** Refetches the lists of the page when the session changes, as after a new sign-in or a step-up. */
export const useFreshLists = (): void => {
  const refresh = useRefresh()
  const sessionId = useSession()?.session.id
  const last = useRef(sessionId)
  useEffect(() => {
    if (last.current !== sessionId && sessionId !== undefined) void refresh()
    last.current = sessionId
  }, [sessionId, refresh])
}
