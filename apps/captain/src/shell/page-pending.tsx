import { ListSkeleton } from '@captain/ui'
import classes from './page-pending.module.css'

/** Placeholder of a page while its code and data load. */
export const PagePending = () => (
  <div className={classes.root}>
    <div className={classes.head} />
    <ListSkeleton rows={8} />
  </div>
)
