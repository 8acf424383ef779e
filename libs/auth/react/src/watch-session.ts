import type { QueryClient } from '@tanstack/react-query'
import { clearSession, refetchSession, sessionQuery } from './session.ts'
import { onSessionMessage } from './session-tabs.ts'

type Following = {
  readonly queryClient: QueryClient
  /** Called when this window's account changes or signs out; the page guard must run again. */
  readonly onOtherAccount: () => Promise<void>
}

/**
 * Fetches the session after the page mounts, after another window changes it, and after a restore from the back/forward cache. Returns a
 * function that stops watching.
 */
export const watchSession = ({ queryClient, onOtherAccount }: Following): (() => void) => {
  const accountId = () => queryClient.getQueryData(sessionQuery.queryKey)?.user.id ?? null

  const readAgain = async () => {
    const before = accountId()
    // A failure here is ignored: the next call fetches the session again.
    await refetchSession(queryClient).catch(() => null)
    if (accountId() !== before) await onOtherAccount()
  }

  const leave = async () => {
    clearSession(queryClient)
    await onOtherAccount()
    // Clears data that the old page requested while it was being left.
    clearSession(queryClient)
  }

  const onShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void readAgain()
  }
  const onActivated = () => void readAgain()

  void queryClient.prefetchQuery(sessionQuery)
  const stopHearing = onSessionMessage((news) => void (news === 'signed-out' ? leave() : readAgain()))
  window.addEventListener('pageshow', onShown)
  document.addEventListener('prerenderingchange', onActivated)
  return () => {
    stopHearing()
    window.removeEventListener('pageshow', onShown)
    document.removeEventListener('prerenderingchange', onActivated)
  }
}
