import { todayPath } from '@captain/content-core'
import { useShortcuts } from '@captain/ui'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { GO_TO_SHORTCUTS, TODAY_LETTER } from './go-to-shortcuts.ts'

/** So long the letter after `g` may take, in ms. */
const PATIENCE = 1500

/** `g`, then a letter: off to a page. Those of administrators do nothing for others, and that of today nothing outside of tenants. */
export const useGoKeys = (isAdmin: boolean, tenant: string | null): void => {
  const navigate = useNavigate()
  const until = useRef(0)
  const pages = Object.entries(GO_TO_SHORTCUTS).filter(([, to]) => isAdmin || !to.startsWith('/admin/'))
  const letters: readonly (readonly [string, string])[] = tenant === null ? pages : [...pages, [TODAY_LETTER, todayPath(tenant)]]
  useShortcuts([
    {
      keys: 'g',
      run: (event) => {
        until.current = event.timeStamp + PATIENCE
      },
    },
    ...letters.map(([keys, to]) => ({
      keys,
      run: (event: KeyboardEvent) => {
        const isAwaited = event.timeStamp < until.current
        until.current = 0
        if (isAwaited) void navigate({ to })
      },
    })),
  ])
}
