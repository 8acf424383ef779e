import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Returns a function that opens a panel by its name in the address (`?panel=…`), without leaving the page; `undefined` closes it. */
export const useShowPanel = (): ((panel: string | undefined, replace: boolean) => void) => {
  const navigate = useNavigate()
  return useCallback(
    (panel, replace) =>
      void navigate({ to: '.', search: ((search: object) => ({ ...search, panel })) as never, replace, resetScroll: false }),
    [navigate],
  )
}
