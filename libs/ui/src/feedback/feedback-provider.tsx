import { ModalsProvider } from '@mantine/modals'
import { createNotificationsStore, Notifications } from '@mantine/notifications'
import { useState, type ReactNode } from 'react'
import { LAYERS } from '../theme/component-defaults.ts'
import { stayAboveBars } from './bottom-bars.ts'
import { ToastStore } from './toast-store.ts'

/**
 * Renders dialogs, and toasts at the bottom right, which end with it. Separate from `UiProvider`, so that the login page does not load
 * them.
 */
export const FeedbackProvider = ({ children }: { readonly children: ReactNode }) => {
  const [store] = useState(createNotificationsStore)
  return (
    <ToastStore value={store}>
      <ModalsProvider modalProps={{ centered: true, zIndex: LAYERS.question }}>
        {children}
        <Notifications
          ref={stayAboveBars}
          store={store}
          position="bottom-right"
          zIndex={LAYERS.toast}
          containerWidth={380}
          transitionDuration={160}
          limit={4}
        />
      </ModalsProvider>
    </ToastStore>
  )
}
