import { createNotificationsStore } from '@mantine/notifications'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { deferred } from '../deferred/deferred.ts'
import { DialogsContext, type Dialogs, type WithDialogs } from './dialogs-context.ts'
import { ToastStore } from './toast-store.ts'

const HOST = deferred(async () => (await import('./feedback-host.tsx')).FeedbackHost)

/** Loads the host. On failure, the next dialog or toast tries again. */
const loadHost = (): void => void HOST.load().catch(() => undefined)

/** Loads the host as soon as the document has loaded: after a newer build has replaced this one, it could not say so. */
const loadWithDocument = () => {
  if (document.readyState === 'complete') return loadHost()
  addEventListener('load', loadHost, { once: true })
  return () => removeEventListener('load', loadHost)
}

/** Returns the function that gives the dialogs to those who open one, and the one that receives them from the host. */
const useDialogsLater = () => {
  const ready = useRef<Dialogs | null>(null)
  const waiting = useRef<readonly ((dialogs: Dialogs) => void)[]>([])
  const withDialogs = useCallback<WithDialogs>((open, fail) => {
    if (ready.current !== null) return open(ready.current)
    waiting.current = [...waiting.current, open]
    HOST.load().catch(() => {
      waiting.current = waiting.current.filter((one) => one !== open)
      fail()
    })
  }, [])
  const onReady = useCallback((dialogs: Dialogs) => {
    ready.current = dialogs
    const openers = waiting.current
    waiting.current = []
    for (const open of openers) open(dialogs)
  }, [])
  return { withDialogs, onReady }
}

/**
 * Renders dialogs, and toasts at the bottom right, which end with it. Separate from `UiProvider`, so that the login page does not load
 * them. Their code loads after that of the page, or with the first of them.
 */
export const FeedbackProvider = ({ children }: { readonly children: ReactNode }) => {
  const [store] = useState(createNotificationsStore)
  const { withDialogs, onReady } = useDialogsLater()
  useEffect(loadWithDocument, [])
  useEffect(() => store.subscribe(loadHost), [store])
  return (
    <ToastStore value={store}>
      <DialogsContext value={withDialogs}>
        {children}
        <HOST.Show onReady={onReady} />
      </DialogsContext>
    </ToastStore>
  )
}
