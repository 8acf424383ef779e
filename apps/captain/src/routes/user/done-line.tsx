import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './profile.module.css'

/** A success message next to the control that caused it. It is a live region, and empty until then. */
export const DoneLine = ({ children }: { readonly children: ReactNode }) => (
  <p className={classes.done} role="status">
    {children !== null && (
      <>
        <IconCheck size={16} stroke={2} aria-hidden />
        <span>{children}</span>
      </>
    )}
  </p>
)
