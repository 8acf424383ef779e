import { asRecord } from '@captain/validation'
import { useRouterState } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useShowPanel } from '../navigation/use-show-panel.ts'

/** The tabs of the integrations. */
export type IntegrationsTab = 'keys' | 'webhooks'

/** Names of the tabs in the address. */
const NAMES = { keys: 'integrations', webhooks: 'webhooks' } as const satisfies Readonly<Record<IntegrationsTab, string>>

const tabOf = (panel: unknown): IntegrationsTab | null => {
  if (panel === NAMES.keys) return 'keys'
  return panel === NAMES.webhooks ? 'webhooks' : null
}

/** Returns the tab that the address opens, and functions to open, change and close it without leaving the page. */
export const usePanel = () => {
  const tab = useRouterState({ select: ({ location }) => tabOf(asRecord(location.search)['panel']) })
  const show = useShowPanel()
  return {
    tab,
    open: useCallback(() => show(NAMES.keys, false), [show]),
    change: useCallback((next: IntegrationsTab) => show(NAMES[next], true), [show]),
    close: useCallback(() => show(undefined, true), [show]),
  }
}
