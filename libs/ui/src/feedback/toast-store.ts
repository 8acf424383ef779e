import { notificationsStore, type NotificationsStore } from '@mantine/notifications'
import { createContext } from 'react'

/** The toasts of one `FeedbackProvider`. The default store, which no component renders, takes those of components outside of any. */
export const ToastStore = createContext<NotificationsStore>(notificationsStore)
