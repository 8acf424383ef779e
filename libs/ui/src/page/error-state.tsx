import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PlainButton } from '../plain/plain-button.tsx'
import { HarbourMotif } from './harbour-motif.tsx'
import classes from './full-state.module.css'

type ErrorStateProps = {
  /** What happened. */
  readonly title: ReactNode
  /** The reason, and what to do. */
  readonly children?: ReactNode
  readonly onRetry?: () => void
  readonly retrying?: boolean
  readonly action?: ReactNode
}

/** Renders a part of a page that failed, with a retry button; the rest of the page stays. */
export const ErrorState = ({ title, children, onRetry, retrying = false, action }: ErrorStateProps) => (
  <div className={classes.root} role="alert">
    <HarbourMotif lit={false} />
    <p className={classes.title}>{title}</p>
    {children !== undefined && <div className={classes.text}>{children}</div>}
    {(onRetry !== undefined || action !== undefined) && (
      <div className={classes.action}>
        {onRetry !== undefined && (
          <PlainButton tone="quiet" onClick={onRetry} loading={retrying}>
            <Trans>もう一度読み込む</Trans>
          </PlainButton>
        )}
        {action}
      </div>
    )}
  </div>
)
