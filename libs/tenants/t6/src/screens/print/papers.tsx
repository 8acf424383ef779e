import { Portal } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './print.module.css'

/** Sheets that are visible in print only, instead of the page. */
export const Papers = ({ children }: { readonly children: ReactNode }) => (
  <Portal>
    <div className={classes.papers}>{children}</div>
  </Portal>
)
