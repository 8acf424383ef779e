import { sessionQuery, useSession } from '@captain/auth-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useRefresh } from './account.ts'
import { useAccountFailure, type AccountFailure } from './use-account-failure.ts'

/** Runs account actions one at a time. Refetches all displayed data afterwards and shows a failure next to its control. */
export const useAccountMutation = () => {
  const describe = useAccountFailure()
  const refresh = useRefresh()
  const queryClient = useQueryClient()
  const sessionId = useSession()?.session.id
  const running = useRef(false)
  const [isRunning, setRunning] = useState(false)
  const [failed, setFailed] = useState<(AccountFailure & { readonly sessionId: string | undefined }) | null>(null)

  /** Runs an action. Resolves to whether it succeeded. */
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (running.current) return false
    running.current = true
    setRunning(true)
    setFailed(null)
    try {
      await work()
      await refresh()
      return true
    } catch (error) {
      // A step-up during the action has replaced the session in which it began.
      setFailed({ ...describe(error), sessionId: queryClient.getQueryData(sessionQuery.queryKey)?.session.id })
      return false
    } finally {
      running.current = false
      setRunning(false)
    }
  }
  // A failure of an earlier session is hidden, so that users can continue after a new sign-in.
  return { isRunning, failure: failed?.sessionId === sessionId ? failed : null, run }
}
