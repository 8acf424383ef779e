import { asRecord } from '@captain/validation'
import { useRouterState } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useShowPanel } from '../../navigation/use-show-panel.ts'

/** Name of the panel in the address. */
const PANEL = 'roles'

/** Returns whether the address opens the roles, and functions to open and close them without leaving the page. */
export const useRolesPanel = () => {
  const isOpen = useRouterState({ select: ({ location }) => asRecord(location.search)['panel'] === PANEL })
  const show = useShowPanel()
  return {
    isOpen,
    open: useCallback(() => show(PANEL, false), [show]),
    close: useCallback(() => show(undefined, true), [show]),
  }
}
