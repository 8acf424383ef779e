import { ModalsProvider, useModals } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import { use, useEffect, useLayoutEffect } from 'react'
import { LAYERS } from '../theme/component-defaults.ts'
import { Announcer } from './announcer.tsx'
import { stayAboveBars } from './bottom-bars.ts'
import { DialogBody } from './dialog-body.tsx'
import type { Dialogs } from './dialogs-context.ts'
import { watchFocus } from './toast-focus.ts'
import { ToastStore } from './toast-store.ts'

type FeedbackHostProps = { readonly onReady: (dialogs: Dialogs) => void }

const Ready = ({ onReady }: FeedbackHostProps) => {
  const { openModal, closeModal } = useModals()
  useLayoutEffect(() => onReady({ modals: { openModal, closeModal }, Body: DialogBody }), [openModal, closeModal, onReady])
  return null
}

/** Renders dialogs and toasts. */
export const FeedbackHost = ({ onReady }: FeedbackHostProps) => {
  useEffect(watchFocus, [])
  return (
    <ModalsProvider modalProps={{ centered: true, zIndex: LAYERS.question }}>
      <Ready onReady={onReady} />
      <Announcer />
      <Notifications
        ref={stayAboveBars}
        store={use(ToastStore)}
        position="bottom-right"
        zIndex={LAYERS.toast}
        containerWidth={380}
        transitionDuration={160}
        limit={4}
      />
    </ModalsProvider>
  )
}
