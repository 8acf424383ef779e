import { Outlet } from '@tanstack/react-router'
import { CaptainMark } from './captain-mark.tsx'
import classes from './default-layout.module.css'
import { HomeLink } from './home-link.tsx'
import { ImpersonationBanner } from './impersonation-banner.tsx'
import { PageControls } from './page-controls.tsx'
import { SkipLink } from './skip-link.tsx'

/** The plain frame of pages outside the back office proper. */
export const DefaultLayout = () => (
  <div className={classes.root}>
    <SkipLink />
    <div>
      <ImpersonationBanner />
      <header className={classes.bar}>
        <HomeLink className={classes.brand}>
          <CaptainMark />
          Captain
        </HomeLink>
        <PageControls />
      </header>
    </div>
    <main className={classes.main} id="main" tabIndex={-1}>
      <Outlet />
    </main>
  </div>
)
