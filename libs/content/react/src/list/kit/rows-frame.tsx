import type { ReactNode } from 'react'
import classes from '../list-screen.module.css'

/** The room of a list screen: on a wide screen the rows scroll in a box of their own. */
export const RowsFrame = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.root} data-list>
    {children}
  </div>
)
