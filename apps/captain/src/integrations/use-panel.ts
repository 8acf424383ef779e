import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useCallback } from 'react'

const NAME = 'integrations'

/** Whether the address asks for the integrations, and the ways to open and close them without leaving the page. */
export const usePanel = () => {
  const isOpen = useRouterState({ select: ({ location }) => (location.search as { readonly panel?: unknown }).panel === NAME })
  const navigate = useNavigate()
  const show = useCallback(
    (panel: string | undefined) =>
      void navigate({
        to: '.',
        search: ((search: object) => ({ ...search, panel })) as never,
        replace: panel === undefined,
        resetScroll: false,
      }),
    [navigate],
  )
  return { isOpen, open: useCallback(() => show(NAME), [show]), close: useCallback(() => show(undefined), [show]) }
}
