import type { CSSProperties } from 'react'
import classes from './input.module.css'

/** A drawing in the ink around it. */
export const Drawing = ({ path }: { readonly path: string }) => (
  <span className={classes.drawing} style={{ '--icon': `url("${encodeURI(path)}")` } as CSSProperties} aria-hidden />
)
