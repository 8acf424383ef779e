import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import classes from './integrations.module.css'

/** The label of a required field. */
export const RequiredLabel = ({ children }: { readonly children: ReactNode }) => (
  <>
    {children}
    <span className={classes.required}>
      <Trans>必須</Trans>
    </span>
  </>
)
