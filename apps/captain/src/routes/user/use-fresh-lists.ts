import { useSession } from '@captain/auth-react'
import { useEffect, useRef } from 'react'
import { useRefresh } from './account.ts'

/** Reads the lists of the page anew when the session has become another, as after signing in again or a passkey's proof. */
export const useFreshLists = (): void => {
  const refresh = useRefresh()
  const sessionId = useSession()?.session.id
  const last = useRef(sessionId)
  useEffect(() => {
    if (last.current !== sessionId && sessionId !== undefined) void refresh()
    last.current = sessionId
  }, [sessionId, refresh])
}
