import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { notifications, type NotificationsStore } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react'
import { use, useMemo, type ReactNode } from 'react'
import { returnFocus } from './toast-focus.ts'
import { ToastStore } from './toast-store.ts'
import { ToastTimer } from './toast-timer.tsx'
import classes from './toasts.module.css'

export type ToastSeverity = 'info' | 'success' | 'warn' | 'error' | 'secondary' | 'contrast'

/** Message at the bottom right, in the customer's design. */
export type Toast = {
  readonly severity: ToastSeverity
  readonly summary: ReactNode
  readonly detail?: ReactNode
  /** Milliseconds on screen. Default: 5000, or 8000 with an action. An error, or null, stays until it is closed. */
  readonly life?: number | null
  readonly closable?: boolean
  /** A newer toast of a group replaces the older one. */
  readonly group?: string
  /** A button, such as 元に戻す. */
  readonly action?: { readonly label: ReactNode; readonly onClick: () => void | Promise<void> }
}

const ICONS: Readonly<Record<ToastSeverity, ReactNode>> = {
  info: <IconInfoCircle size={20} />,
  success: <IconCheck size={20} />,
  warn: <IconAlertTriangle size={20} />,
  error: <IconCircleX size={20} />,
  secondary: undefined,
  contrast: undefined,
}

const lifeOf = (toast: Toast): number | null => {
  if (toast.life !== undefined) return toast.life
  if (toast.severity === 'error') return null
  return toast.action === undefined ? 5000 : 8000
}

let sequence = 0

const show = (toast: Toast, closeLabel: string, store: NotificationsStore): string => {
  sequence += 1
  const id = toast.group ?? `toast-${sequence}`
  const { action } = toast
  const life = lifeOf(toast)
  const hide = () => void notifications.hide(id, store)
  const runAndClose = () => {
    returnFocus()
    hide()
    void action?.onClick()
  }
  const data = {
    id,
    title: toast.summary,
    message: (
      <>
        {toast.detail}
        {life !== null && <ToastTimer life={life} onEnd={hide} />}
        {action !== undefined && (
          <Button variant="default" size="xs" className={classes.action} onClick={runAndClose}>
            {action.label}
          </Button>
        )}
      </>
    ),
    icon: ICONS[toast.severity],
    autoClose: false,
    withCloseButton: toast.closable ?? true,
    closeButtonProps: { 'aria-label': closeLabel, onClick: returnFocus },
    className: classes.toast,
    role: toast.severity === 'error' || toast.severity === 'warn' ? 'alert' : 'status',
    'data-severity': toast.severity,
  }
  if (toast.group !== undefined) hide()
  return notifications.show(data, store)
}

type Message = Omit<Toast, 'severity'>

/** Returns functions that show toasts. Show results near the control that caused them; use a toast for events elsewhere. */
export const useToasts = () => {
  const { t } = useLingui()
  const store = use(ToastStore)
  const closeLabel = t`お知らせを閉じる`
  return useMemo(() => {
    const of = (severity: ToastSeverity) => (message: Message) => show({ ...message, severity }, closeLabel, store)
    return {
      show: (toast: Toast) => show(toast, closeLabel, store),
      info: of('info'),
      success: of('success'),
      warn: of('warn'),
      error: of('error'),
      close: (id: string) => void notifications.hide(id, store),
    }
  }, [closeLabel, store])
}
