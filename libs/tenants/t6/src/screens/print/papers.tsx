import { Portal } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './print.module.css'

/** Sheets that are visible in print only, instead of the page. */
export const Papers = ({ children }: { readonly children: ReactNode }) => (
  // In print everything else in the body is hidden, the place of menus and dialogs too.
  <Portal reuseTargetNode={false}>
    <div className={classes.papers}>{children}</div>
  </Portal>
)
