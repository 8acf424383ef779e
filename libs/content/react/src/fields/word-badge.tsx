import type { Tone } from '@captain/content-core'
import classes from './word-badge.module.css'

/** A badge whose mark differs in shape as well as colour. */
export const WordBadge = ({ tone, children }: { readonly tone: Tone; readonly children: string }) => (
  <span className={classes.root} data-tone={tone}>
    <span className={classes.mark} aria-hidden />
    {children}
  </span>
)
