import { Trans } from '@lingui/react/macro'
import classes from './legal.module.css'

/** Closes every English reading of a legal document. */
export const PrevailingLanguage = () => (
  <p className={classes.prevails}>
    <Trans>日本語版が優先します。</Trans>
  </p>
)
