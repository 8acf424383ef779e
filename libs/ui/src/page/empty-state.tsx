import type { ReactNode } from 'react'
import { HarbourMotif } from './harbour-motif.tsx'
import classes from './full-state.module.css'

type EmptyStateProps = {
  /** `nothing`: no content yet, offer to create some; `no-match`: a search found nothing, offer to clear it. */
  readonly kind: 'nothing' | 'no-match'
  readonly title: ReactNode
  readonly children?: ReactNode
  readonly action?: ReactNode
}

/** Renders a replacement for a list without rows: a title, one sentence and the next action. */
export const EmptyState = ({ kind, title, children, action }: EmptyStateProps) => (
  <div className={classes.root} data-kind={kind}>
    {kind === 'nothing' && <HarbourMotif />}
    <p className={classes.title}>{title}</p>
    {children !== undefined && <div className={classes.text}>{children}</div>}
    {action !== undefined && <div className={classes.action}>{action}</div>}
  </div>
)
