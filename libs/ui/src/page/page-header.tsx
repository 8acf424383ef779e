import type { ReactNode } from 'react'
import classes from './page-header.module.css'

type PageHeaderProps = {
  readonly title: ReactNode
  /** Already worded (`24件`, `1000+`); stands muted beside the title. */
  readonly count?: ReactNode
  /** One quiet line under the title: state, last editor, link. */
  readonly meta?: ReactNode
  /** Buttons at the right; the primary one last. */
  readonly actions?: ReactNode
}

/** The head of every screen; its title is the heading that takes the focus after a navigation. */
export const PageHeader = ({ title, count, meta, actions }: PageHeaderProps) => (
  <header className={classes.root}>
    <div className={classes.words}>
      <div className={classes.line}>
        <h1 className={classes.title} tabIndex={-1} data-page-heading>
          {title}
        </h1>
        {count !== undefined && <span className={classes.count}>{count}</span>}
      </div>
      {meta !== undefined && <div className={classes.meta}>{meta}</div>}
    </div>
    {actions !== undefined && <div className={classes.actions}>{actions}</div>}
  </header>
)
