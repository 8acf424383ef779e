import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconClock, IconPlayerPause } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './integrations.module.css'

const ICONS = { good: IconCircleCheck, warn: IconAlertTriangle, bad: IconCircleX, wait: IconClock, off: IconPlayerPause } as const

/** A state as an icon and a label, because colour alone must not carry meaning. */
export const StateMark = ({ tone, children }: { readonly tone: keyof typeof ICONS; readonly children: ReactNode }) => {
  const Icon = ICONS[tone]
  return (
    <span className={classes.state} data-tone={tone}>
      <Icon size={14} stroke={1.8} aria-hidden />
      {children}
    </span>
  )
}
