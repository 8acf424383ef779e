import { useCallback, useMemo } from 'react'
import { useContent } from '../content-context.tsx'
import { useAddressSearch, useWriteSearch } from '../navigation.tsx'
import { FIRST_PAGE, readListState, writeListState, type ListState } from './list-state.ts'

export type ChangeList = (change: Partial<ListState>, how?: { readonly replace?: boolean }) => void

/** The list's state and the way to change it; a change of anything but the page starts at the first page again. */
export const useListState = (): readonly [ListState, ChangeList] => {
  const { contentType } = useContent()
  const search = useAddressSearch()
  const writeSearch = useWriteSearch()
  const state = useMemo(() => readListState(contentType, search), [contentType, search])
  const change = useCallback<ChangeList>(
    (changed, { replace = false } = {}) => void writeSearch(writeListState({ ...state, ...FIRST_PAGE, ...changed }), { replace }),
    [state, writeSearch],
  )
  return [state, change]
}
