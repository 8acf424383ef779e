import { asRecord } from '@captain/validation'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Name of the panel in the address. */
const PANEL = 'roles'

/** Returns whether the address opens the roles, and functions to open and close them without leaving the page. */
export const useRolesPanel = () => {
  const isOpen = useRouterState({ select: ({ location }) => asRecord(location.search)['panel'] === PANEL })
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
    isOpen,
    open: useCallback(() => show(PANEL, false), [show]),
    close: useCallback(() => show(undefined, true), [show]),
  }
}
