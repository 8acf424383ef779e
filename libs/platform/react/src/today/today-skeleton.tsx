import { workflowOf } from '@captain/content-core'
import { ListSkeleton } from '@captain/ui'
import { useTodayTenant } from './today-context.ts'
import classes from './today.module.css'

const PartSkeleton = ({ rows }: { readonly rows: number }) => (
  <div className={classes.part}>
    <div className={classes.head} />
    <ListSkeleton rows={rows} columns={1} />
  </div>
)

/** The page while it loads, with as many parts as the declaration leads to. */
export const TodaySkeleton = () => {
  const { tenant } = useTodayTenant()
  const handled = tenant.contentTypes.filter(({ workflow }) => workflowOf(workflow).handling !== undefined)
  const declared = tenant.today ?? []
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        {handled.map(({ name }) => (
          <PartSkeleton key={name} rows={3} />
        ))}
        {declared.map((part) => (
          <PartSkeleton key={'query' in part ? part.query : `${part.type}/${part.labels?.ja ?? ''}`} rows={'query' in part ? 1 : 4} />
        ))}
      </div>
      <div className={classes.side}>
        <PartSkeleton rows={3} />
        <PartSkeleton rows={2} />
      </div>
    </div>
  )
}
