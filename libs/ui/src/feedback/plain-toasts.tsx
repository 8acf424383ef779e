import { notifications, type NotificationsStore } from '@mantine/notifications'
import { useSyncExternalStore } from 'react'
import { PlainIconButton } from '../plain/plain-icon-button.tsx'
import { LAYERS } from '../theme/component-defaults.ts'
import classes from './plain-feedback.module.css'

/** Shows the words of the toasts if the code that shows toasts cannot be fetched. */
export const PlainToasts = ({ store }: { readonly store: NotificationsStore }) => {
  const { notifications: shown } = useSyncExternalStore(store.subscribe, store.getState)
  return (
    <div className={classes.toasts} role="alert" style={{ zIndex: LAYERS.toast }}>
      {shown.map(({ id, title, message, closeButtonProps }) => (
        <div key={id} className={classes.toast} data-severity="info">
          <div>
            <strong>{title}</strong>
            <div>{message}</div>
          </div>
          <PlainIconButton label={closeButtonProps?.['aria-label'] ?? ''} onClick={() => notifications.hide(id ?? '', store)}>
            <span aria-hidden>×</span>
          </PlainIconButton>
        </div>
      ))}
    </div>
  )
}
