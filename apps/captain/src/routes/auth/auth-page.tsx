import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, type ReactNode } from 'react'
import { CaptainMark } from '../../shell/captain-mark.tsx'
import { HomeLink } from '../../shell/home-link.tsx'
import { PageControls } from '../../shell/page-controls.tsx'
import { HarbourScene } from './harbour-scene.tsx'
import classes from './auth-page.module.css'

type AuthPageProps = {
  readonly title: ReactNode
  readonly lead?: ReactNode
  /** The current step of the page's flow. A new step starts at its title. */
  readonly step?: string
  readonly children: ReactNode
}

/** The frame of the authentication pages: the harbour on one side, one task on the other. */
export const AuthPage = ({ title, lead, step, children }: AuthPageProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (step !== undefined) heading.current?.focus()
  }, [step])

  return (
    <div className={classes.root}>
      <aside className={classes.scene}>
        <HarbourScene />
        <p className={classes.motto}>
          <Trans>
            十の舟を、
            <br />
            ひとつの舵で。
          </Trans>
        </p>
      </aside>
      <main className={classes.side} id="main">
        <div className={classes.bar}>
          <HomeLink className={classes.brand}>
            <CaptainMark />
            Captain
          </HomeLink>
          <PageControls />
        </div>
        <div className={classes.panel}>
          <h1 ref={heading} className={classes.title} tabIndex={-1} data-page-heading>
            {title}
          </h1>
          {lead !== undefined && <div className={classes.lead}>{lead}</div>}
          {children}
        </div>
      </main>
    </div>
  )
}
