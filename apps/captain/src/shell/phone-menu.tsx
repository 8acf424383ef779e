import { deferred, usePreload } from '@captain/ui'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { LoadedTenant } from '../routes/captain/load-tenant.ts'
import { Sidebar } from './sidebar.tsx'
import { useMissingMenuToast } from './use-missing-menu-toast.ts'

const DRAWER = deferred(async () => (await import('./phone-menu-drawer.tsx')).PhoneMenuDrawer)

type PhoneMenuProps = { readonly current: LoadedTenant | null; readonly opened: boolean; readonly onClose: () => void }

/** The menu on a phone, whose code loads after the first paint. Closes after navigation. */
export const PhoneMenu = ({ current, opened, onClose }: PhoneMenuProps) => {
  const path = useRouterState({ select: (state) => state.location.pathname })
  usePreload(DRAWER)
  const close = useEffectEvent(onClose)
  useEffect(() => close(), [path])
  const explain = useMissingMenuToast()
  const giveUp = useEffectEvent(() => {
    onClose()
    explain()
  })
  useEffect(() => {
    if (opened) DRAWER.load().catch(() => giveUp())
  }, [opened])
  return (
    <DRAWER.Show opened={opened} onClose={onClose}>
      <Sidebar current={current} isNarrow={false} />
    </DRAWER.Show>
  )
}
