import { Trans } from '@lingui/react/macro'
import classes from './skip-link.module.css'

/** The first stop of the Tab key: past the frame to the page itself. */
export const SkipLink = () => (
  <a className={classes.root} href="#main">
    <Trans>本文へ移動</Trans>
  </a>
)
