import { Portal } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './print.module.css'

/** Sheets that are seen on paper only, in place of everything else on the page. */
export const Papers = ({ children }: { readonly children: ReactNode }) => (
  <Portal>
    <div className={classes.papers}>{children}</div>
  </Portal>
)
