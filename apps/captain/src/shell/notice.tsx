import { HarbourMotif } from '@captain/ui'
import type { ReactNode } from 'react'
import classes from './notice.module.css'

type NoticeProps = {
  readonly title: ReactNode
  readonly children: ReactNode
  /** The buttons, the most common one first. */
  readonly actions?: ReactNode
}

/** A page with one explanation and links to continue. */
export const Notice = ({ title, children, actions }: NoticeProps) => (
  <section className={classes.root}>
    <HarbourMotif />
    <h1 className={classes.title} tabIndex={-1} data-page-heading>
      {title}
    </h1>
    <div className={classes.text}>{children}</div>
    {actions !== undefined && <div className={classes.actions}>{actions}</div>}
  </section>
)
