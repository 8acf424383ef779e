import type { ReactNode } from 'react'
import classes from '../list-screen.module.css'

/** The area of a list screen; on wide screens, the rows scroll in a separate box. */
export const RowsFrame = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.root} data-list>
    {children}
  </div>
)
