import { asRecord } from '@captain/validation'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useCallback } from 'react'

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
  const navigate = useNavigate()
  const show = useCallback(
    (panel: string | undefined, replace: boolean) =>
      void navigate({
        to: '.',
        search: ((search: object) => ({ ...search, panel })) as never,
        replace,
        resetScroll: false,
      }),
    [navigate],
  )
  return {
    tab,
    open: useCallback(() => show(NAMES.keys, false), [show]),
    change: useCallback((next: IntegrationsTab) => show(NAMES[next], true), [show]),
    close: useCallback(() => show(undefined, true), [show]),
  }
}
