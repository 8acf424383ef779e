import { lazyPart } from '@captain/ui'
import { useState } from 'react'
import type { HistoryDrawerProps } from './history-drawer.tsx'

const Drawer = lazyPart(async () => (await import('./drawer-with-messages.ts')).HistoryDrawer, { isOverlay: true })

/** The history of a record. Its code loads when it first opens, and stays for closing. */
export const HistoryDrawer = (props: HistoryDrawerProps) => {
  const [isNeeded, setNeeded] = useState(props.opened)
  if (props.opened && !isNeeded) setNeeded(true)
  return isNeeded ? <Drawer {...props} /> : null
}
