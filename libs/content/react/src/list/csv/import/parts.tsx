import { keepToastsAbove } from '@captain/ui'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './import-dialog.module.css'

/** Why a step failed. */
export const Failure = ({ text }: { readonly text: string | null }) =>
  text === null ? null : (
    <p className={classes.failure} role="alert">
      {text}
    </p>
  )

type FootProps = {
  readonly back: ReactNode
  readonly onBack: () => void
  readonly isBusy?: boolean
  readonly children?: ReactNode
}

/** Back on the left, next on the right. */
export const Foot = ({ back, onBack, isBusy = false, children }: FootProps) => (
  <div className={classes.foot} ref={keepToastsAbove}>
    <Button variant="default" onClick={onBack} disabled={isBusy}>
      {back}
    </Button>
    {children}
  </div>
)
