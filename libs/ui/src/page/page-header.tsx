import type { ReactNode } from 'react'
import classes from './page-header.module.css'

type PageHeaderProps = {
  readonly title: ReactNode
  /** Formatted count (`24件`, `1000+`), shown muted next to the title. */
  readonly count?: ReactNode
  /** Secondary line below the title: state, last editor, link. */
  readonly meta?: ReactNode
  /** Buttons on the right; the primary one last. */
  readonly actions?: ReactNode
}

/** Renders the header of a screen; its title is the heading that receives the focus after a navigation. */
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
