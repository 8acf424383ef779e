import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import classes from './integrations.module.css'

/** A label of what must be filled in. */
export const RequiredLabel = ({ children }: { readonly children: ReactNode }) => (
  <>
    {children}
    <span className={classes.required}>
      <Trans>必須</Trans>
    </span>
  </>
)
