import { asRecord } from '@captain/validation'
import { useRouterState } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useShowPanel } from '../navigation/use-show-panel.ts'

const NAME = 'personal-data'
const OF_RECORD = /^personal-data:([0-9A-Z]{26})$/

/** The open panel: all reads, or those of one record. */
export type PersonalDataPanelState = { readonly record: string | null }

const panelOf = (panel: unknown): string | null => (typeof panel === 'string' && (panel === NAME || OF_RECORD.test(panel)) ? panel : null)

/** Returns what the address opens (`?panel=personal-data`, `?panel=personal-data:<record>`), and functions to open and close it. */
export const usePersonalDataPanel = () => {
  const panel = useRouterState({ select: ({ location }) => panelOf(asRecord(location.search)['panel']) })
  const show = useShowPanel()
  const state: PersonalDataPanelState | null = panel === null ? null : { record: OF_RECORD.exec(panel)?.[1] ?? null }
  return {
    state,
    open: useCallback(() => show(NAME, false), [show]),
    close: useCallback(() => show(undefined, true), [show]),
  }
}
