import { Trans } from '@lingui/react/macro'
import { CaptainMark } from '../../shell/captain-mark.tsx'
import { HomeLink } from '../../shell/home-link.tsx'
import { PageControls } from '../../shell/page-controls.tsx'
import { HarbourScene } from './harbour-scene.tsx'
import { LoginForm } from './login-form.tsx'
import classes from './login.module.css'

/** Sign-in with e-mail and password, for guests only. */
export const Login = () => (
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
        <h1 className={classes.title} tabIndex={-1} data-page-heading>
          <Trans>ログイン</Trans>
        </h1>
        <p className={classes.lead}>
          <Trans>にゃんこ港の管理画面に入ります。</Trans>
        </p>
        <LoginForm />
      </div>
    </main>
  </div>
)
