import { useShortcuts, useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { paletteCode } from '../palette/load-palette.ts'
import { hidePalette, showPalette, togglePalette, useVisiblePalette } from '../palette/palette-state.ts'
import { screensQuery } from '../palette/queries.ts'
import { useGoKeys } from '../palette/use-go-keys.ts'
import type { LoadedTenant } from '../routes/captain/load-tenant.ts'
import { useIsAdmin } from '../session/use-is-admin.ts'

/** Delay before the palette loads, in ms, so that the page loads first. */
const IDLE = 4000

/**
 * Hosts the command palette and the list of shortcuts. Their shortcuts work immediately; their code loads on use or when the browser is
 * idle.
 */
export const PaletteHost = ({ current }: { readonly current: LoadedTenant | null }) => {
  const { t } = useLingui()
  const toasts = useToasts()
  const queryClient = useQueryClient()
  const shown = useVisiblePalette()
  const { data: Dialogs, isError } = useQuery({ ...paletteCode, enabled: shown !== null })
  useGoKeys(useIsAdmin())
  useShortcuts([
    { keys: 'mod+K', run: togglePalette, inInputs: true },
    { keys: '?', run: () => showPalette('keys') },
  ])

  useEffect(() => {
    const timer = setTimeout(() => {
      void queryClient.prefetchQuery(paletteCode)
      void queryClient.prefetchQuery(screensQuery)
    }, IDLE)
    return () => clearTimeout(timer)
  }, [queryClient])
  useEffect(() => hidePalette, [])

  const giveUp = useEffectEvent(() => {
    hidePalette()
    toasts.error({ summary: t`検索を開けませんでした`, detail: t`通信の状態を確認してから、もう一度開いてください。` })
  })
  const isMissing = shown !== null && isError
  useEffect(() => {
    if (isMissing) giveUp()
  }, [isMissing])

  return shown === null || Dialogs === undefined ? null : <Dialogs current={current} />
}
