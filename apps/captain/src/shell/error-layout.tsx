import { isLikelyBot } from '@captain/http-core'
import { HarbourMotif } from '@captain/ui'
import type { ReactNode } from 'react'
import classes from './error-layout.module.css'

type ErrorLayoutProps = {
  /** Null where no server answered. */
  readonly status: number | null
  readonly title: string
  readonly message: ReactNode
  /** The buttons. */
  readonly children: ReactNode
}

/** The frame of everything that went wrong; robots get none (the customer's specification §2). */
export const ErrorLayout = ({ status, title, message, children }: ErrorLayoutProps) => {
  if (isLikelyBot(navigator.userAgent)) return null
  return (
    <div className={classes.root}>
      <HarbourMotif lit={false} />
      {status !== null && <p className={classes.status}>{status}</p>}
      <h1 className={classes.title} tabIndex={-1} data-page-heading>
        {title}
      </h1>
      <div className={classes.message}>{message}</div>
      <div className={classes.buttons}>{children}</div>
    </div>
  )
}
