import { useCallback, useMemo } from 'react'
import { useSearchParams, useSetSearchParams } from '../../../navigation.tsx'
import { readMediaState, writeMediaState, type MediaState } from './media-state.ts'

export type ChangeMedia = (change: Partial<MediaState>, how?: { readonly replace: boolean }) => void

/** The state of the page in its URL, and a function that changes it. */
export const useMediaState = (): { readonly state: MediaState; readonly change: ChangeMedia } => {
  const search = useSearchParams()
  const setSearch = useSetSearchParams()
  const state = useMemo(() => readMediaState(search), [search])
  const change = useCallback<ChangeMedia>(
    (next, { replace } = { replace: false }) => void setSearch(writeMediaState({ ...state, ...next }), { replace }),
    [state, setSearch],
  )
  return { state, change }
}
