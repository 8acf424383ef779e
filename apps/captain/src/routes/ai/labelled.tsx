import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import classes from './ai.module.css'

type LabelledProps = {
  readonly isRequired?: boolean
  /** The used and the maximum length of the text. */
  readonly room?: { readonly used: number; readonly max: number; readonly unit: 'full' | 'half' }
  readonly children: ReactNode
}

const Room = ({ used, max, unit }: NonNullable<LabelledProps['room']>) => {
  const { t } = useLingui()
  const spoken = unit === 'full' ? t`全角${max}文字のうち${used}文字` : t`半角${max}文字のうち${used}文字`
  return (
    <span className={classes.room} data-over={used > max || undefined} role="img" aria-label={spoken}>
      {used} / {max}
    </span>
  )
}

/** A field's label: whether it has to be filled in, and how much room is left at its end. */
export const Labelled = ({ isRequired = false, room, children }: LabelledProps) => (
  <span className={classes.label}>
    <span>
      {children}
      {isRequired && (
        <span className={classes.required}>
          <Trans>必須</Trans>
        </span>
      )}
    </span>
    {room !== undefined && <Room {...room} />}
  </span>
)
