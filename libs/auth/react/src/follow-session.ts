import type { QueryClient } from '@tanstack/react-query'
import { forgetSession, readSessionAgain, sessionQuery } from './session.ts'
import { onAnnounced } from './session-tabs.ts'

type Following = {
  readonly queryClient: QueryClient
  /** Called when the account of this window has become another or none; the page has to be decided anew. */
  readonly onOtherAccount: () => Promise<void>
}

/**
 * Fetches the session once after the page has mounted, and again when another window has changed it or the page comes back from
 * the browser's memory. Returns the way to stop.
 */
export const followSession = ({ queryClient, onOtherAccount }: Following): (() => void) => {
  const accountId = () => queryClient.getQueryData(sessionQuery.queryKey)?.user.id ?? null

  const readAgain = async () => {
    const before = accountId()
    // Nobody waits for it: what could not be read now is asked for by the next call.
    await readSessionAgain(queryClient).catch(() => null)
    if (accountId() !== before) await onOtherAccount()
  }

  const leave = async () => {
    forgetSession(queryClient)
    await onOtherAccount()
    // What the page has still asked for while it was left.
    forgetSession(queryClient)
  }

  const onShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void readAgain()
  }
  const onActivated = () => void readAgain()

  void queryClient.prefetchQuery(sessionQuery)
  const stopHearing = onAnnounced((news) => void (news === 'signed-out' ? leave() : readAgain()))
  window.addEventListener('pageshow', onShown)
  document.addEventListener('prerenderingchange', onActivated)
  return () => {
    stopHearing()
    window.removeEventListener('pageshow', onShown)
    document.removeEventListener('prerenderingchange', onActivated)
  }
}
