import { FormSkeleton, ListSkeleton } from '@captain/ui'
import { useRouterState } from '@tanstack/react-router'
import classes from './page-pending.module.css'

/** Addresses of one record; the boot placeholder in `index.html` knows the same ones. */
const ONE_RECORD = /\/(?:new|edit|preview)$/

/** Placeholder of a page while its code and data load, in the shape of what its address names. */
export const PagePending = () => {
  const isForm = useRouterState({ select: ({ location }) => ONE_RECORD.test(location.pathname) })
  if (isForm) return <FormSkeleton titled />
  return (
    <div className={classes.root}>
      <div className={classes.head} />
      <ListSkeleton rows={8} />
    </div>
  )
}
