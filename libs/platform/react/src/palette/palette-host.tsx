import { useShortcuts } from '@captain/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { usePlatform } from '../platform-context.ts'
import type { paletteCode } from './palette-code.ts'
import { hidePalette, showPalette, togglePalette, useVisiblePalette } from './palette-state.ts'
import type { PaletteTenant } from './palette-tenant.ts'
import { screensQuery } from './queries.ts'
import { useGoKeys } from './use-go-keys.ts'

/** Delay before the palette loads, in ms, so that the page loads first. */
const IDLE = 4000

type PaletteHostProps = {
  readonly current: PaletteTenant | null
  /** A constant. */
  readonly code: ReturnType<typeof paletteCode>
  /** Called when the code could not be loaded. */
  readonly onMissing: () => void
}

/**
 * Hosts the command palette and the list of shortcuts. Their shortcuts work immediately; their code loads on use or when the browser is
 * idle.
 */
export const PaletteHost = ({ current, code, onMissing }: PaletteHostProps) => {
  const { http, isAdmin } = usePlatform()
  const queryClient = useQueryClient()
  const shown = useVisiblePalette()
  const { data: Dialogs, isError } = useQuery({ ...code, enabled: shown !== null })
  useGoKeys(isAdmin, current?.tenant.slug ?? null)
  useShortcuts([
    { keys: 'mod+K', run: togglePalette, inInputs: true },
    { keys: '?', run: () => showPalette('keys') },
  ])

  useEffect(() => {
    const timer = setTimeout(() => {
      void queryClient.prefetchQuery(code)
      void queryClient.prefetchQuery(screensQuery(http))
    }, IDLE)
    return () => clearTimeout(timer)
  }, [queryClient, code, http])
  useEffect(() => hidePalette, [])

  const giveUp = useEffectEvent(() => {
    hidePalette()
    onMissing()
  })
  const isMissing = shown !== null && isError
  useEffect(() => {
    if (isMissing) giveUp()
  }, [isMissing])

  return Dialogs === undefined ? null : <Dialogs current={current} />
}
