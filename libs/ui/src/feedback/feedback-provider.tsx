import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { LAYERS } from '../theme/component-defaults.ts'
import classes from './toasts.module.css'

/** Renders dialogs, and toasts at the bottom right. Separate from `UiProvider`, so that the login page does not load them. */
export const FeedbackProvider = ({ children }: { readonly children: ReactNode }) => (
  <ModalsProvider modalProps={{ centered: true, zIndex: LAYERS.question }}>
    {children}
    <Notifications
      position="bottom-right"
      zIndex={LAYERS.toast}
      containerWidth={380}
      transitionDuration={160}
      limit={4}
      classNames={{ root: classes.area ?? '' }}
    />
  </ModalsProvider>
)
