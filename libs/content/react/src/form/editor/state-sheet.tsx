import { Trans, useLingui } from '@lingui/react/macro'
import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from '../layout/form-layout.module.css'

type StateSheetProps = { readonly isOpen: boolean; readonly onClose: () => void; readonly children: ReactNode }

/** State and navigation of a form on a narrow screen, in a sheet at the bottom. */
export const StateSheet = ({ isOpen, onClose, children }: StateSheetProps) => {
  const { t } = useLingui()
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="bottom"
      size="auto"
      classNames={{ content: classes.sheetFrame }}
      title={<Trans>状態と項目</Trans>}
      closeButtonProps={{ 'aria-label': t`閉じる` }}
    >
      <div className={classes.sheet}>{children}</div>
    </Drawer>
  )
}
