import { useAfterMount } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './phone-menu-drawer.module.css'

type PhoneMenuDrawerProps = { readonly opened: boolean; readonly onClose: () => void; readonly children: ReactNode }

/** The drawer of the menu on a phone, which slides in also when its code has just loaded. */
export const PhoneMenuDrawer = ({ opened, onClose, children }: PhoneMenuDrawerProps) => {
  const { t } = useLingui()
  const isMounted = useAfterMount()
  return (
    <Drawer
      opened={opened && isMounted}
      onClose={onClose}
      size={280}
      padding={0}
      withCloseButton={false}
      classNames={{ body: classes.body }}
      attributes={{ content: { 'aria-label': t`メニュー` } }}
    >
      {children}
    </Drawer>
  )
}
