import { ListSkeleton } from '@captain/ui'
import classes from './page-pending.module.css'

/** Holds a page's place while its code and data are on the way. */
export const PagePending = () => (
  <div className={classes.root}>
    <div className={classes.head} />
    <ListSkeleton rows={8} />
  </div>
)
