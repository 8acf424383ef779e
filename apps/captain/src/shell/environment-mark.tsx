import { Trans } from '@lingui/react/macro'
import { environment } from '../environment.ts'
import classes from './environment-mark.module.css'

/** Makes development and preview look different from production, which has no mark. */
export const EnvironmentMark = () => {
  if (environment === 'production') return null
  return (
    <p className={classes.root} data-environment={environment}>
      {environment === 'development' ? <Trans>開発環境</Trans> : <Trans>プレビュー環境</Trans>}
    </p>
  )
}
