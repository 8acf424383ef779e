import { useLingui } from '@lingui/react/macro'
import { Drawer } from '@mantine/core'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { LoadedTenant } from '../routes/captain/load-tenant.ts'
import classes from './phone-menu.module.css'
import { Sidebar } from './sidebar.tsx'

type PhoneMenuProps = { readonly current: LoadedTenant | null; readonly opened: boolean; readonly onClose: () => void }

/** The menu on a phone. Closes after navigation. */
export const PhoneMenu = ({ current, opened, onClose }: PhoneMenuProps) => {
  const { t } = useLingui()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const close = useEffectEvent(onClose)
  useEffect(() => close(), [path])
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size={280}
      padding={0}
      withCloseButton={false}
      classNames={{ body: classes.body }}
      attributes={{ content: { 'aria-label': t`メニュー` } }}
    >
      <Sidebar current={current} isNarrow={false} />
    </Drawer>
  )
}
