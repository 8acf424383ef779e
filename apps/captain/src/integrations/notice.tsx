import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './integrations.module.css'

/** A highlighted notice. */
export const Notice = ({ children, isBad = false }: { readonly children: ReactNode; readonly isBad?: boolean }) => (
  <p className={classes.notice} data-tone={isBad ? 'bad' : 'warn'}>
    <IconAlertTriangle size={16} stroke={1.8} aria-hidden />
    <span>{children}</span>
  </p>
)
