import { customProperties } from '@captain/ui'
import classes from './input.module.css'

/** A drawing in the ink around it. */
export const Drawing = ({ path }: { readonly path: string }) => (
  <span className={classes.drawing} style={customProperties({ '--icon': `url("${encodeURI(path)}")` })} aria-hidden />
)
