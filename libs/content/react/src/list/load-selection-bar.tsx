import { lazyPart } from '@captain/ui'
import classes from './selection-bar.module.css'

/** The bar of the selected rows; loads with the first selection, in the place that it takes. */
export const SelectionBar = lazyPart(async () => (await import('./selection-bar.tsx')).SelectionBar, {
  loading: (
    <div className={classes.root}>
      <div className={classes.line} />
    </div>
  ),
})
