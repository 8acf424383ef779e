import { createNotificationsStore } from '@mantine/notifications'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { deferred } from '../deferred/deferred.ts'
import { retried } from '../deferred/retried.ts'
import { createSharedValue, useSharedValue } from '../shared-value.ts'
import { DialogsContext, type Dialogs, type WithDialogs } from './dialogs-context.ts'
import { usePlainText } from './plain-text.tsx'
import { PlainToasts } from './plain-toasts.tsx'
import { ToastStore } from './toast-store.ts'

const HOST = deferred(async () => (await retried(() => import('./feedback-host.tsx'))).FeedbackHost)

/** Whether the host could not be fetched. Until it is, dialogs are those of the browser, and toasts are plain text. */
const isMissing = createSharedValue(false)

/** Loads the host, and rejects if it cannot be fetched. The next dialog or toast then tries again. */
const fetchHost = async (): Promise<void> => {
  try {
    await HOST.load()
    isMissing.set(false)
  } catch (cause) {
    isMissing.set(true)
    throw cause
  }
}

const loadHost = (): void => void fetchHost().catch(() => undefined)

/** Loads the host as soon as the document has loaded: after a newer build has replaced this one, it could not say so. */
const loadWithDocument = () => {
  if (document.readyState === 'complete') return loadHost()
  addEventListener('load', loadHost, { once: true })
  return () => removeEventListener('load', loadHost)
}

/**
 * Returns the function that gives the dialogs to those who open one, and the one that receives them from the host; also what is rendered to
 * read the words of a question that the browser asks instead.
 */
const useDialogsLater = () => {
  const { textOf, reading } = usePlainText()
  const ready = useRef<Dialogs | null>(null)
  const waiting = useRef<readonly ((dialogs: Dialogs) => void)[]>([])
  const withDialogs = useCallback<WithDialogs>(
    (open, askPlainly) => {
      if (ready.current !== null) return open(ready.current)
      waiting.current = [...waiting.current, open]
      fetchHost().catch(() => {
        waiting.current = waiting.current.filter((one) => one !== open)
        askPlainly(textOf)
      })
    },
    [textOf],
  )
  const onReady = useCallback((dialogs: Dialogs) => {
    ready.current = dialogs
    const openers = waiting.current
    waiting.current = []
    for (const open of openers) open(dialogs)
  }, [])
  return { withDialogs, onReady, reading }
}

/**
 * Renders dialogs, and toasts at the bottom right, which end with it. Separate from `UiProvider`, so that the login page does not load
 * them. Their code loads after that of the page, or with the first of them; without it they are plain.
 */
export const FeedbackProvider = ({ children }: { readonly children: ReactNode }) => {
  const [store] = useState(createNotificationsStore)
  const { withDialogs, onReady, reading } = useDialogsLater()
  const isPlain = useSharedValue(isMissing)
  useEffect(loadWithDocument, [])
  useEffect(() => store.subscribe(loadHost), [store])
  return (
    <ToastStore value={store}>
      <DialogsContext value={withDialogs}>
        {children}
        <HOST.Show onReady={onReady} />
        {reading}
        {isPlain && <PlainToasts store={store} />}
      </DialogsContext>
    </ToastStore>
  )
}
