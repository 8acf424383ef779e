import { customProperties } from '@captain/ui'
import classes from './input.module.css'

/** An icon in the current text colour. */
export const Drawing = ({ path }: { readonly path: string }) => (
  <span className={classes.drawing} style={customProperties({ '--icon': `url("${encodeURI(path)}")` })} aria-hidden />
)
