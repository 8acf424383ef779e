import { useCallback, useMemo } from 'react'
import { useContent } from '../content-context.tsx'
import { useSearchParams, useSetSearchParams } from '../navigation.tsx'
import { readAddress, writeListState } from './list-address.ts'
import { FIRST_PAGE, type ListState } from './list-state.ts'

export type ChangeList = (change: Partial<ListState>, how?: { readonly replace?: boolean }) => void

/** Settings that do not affect which rows there are. */
const LOOKS: ReadonlySet<string> = new Set(['columns', 'density', 'view'])

type UsedListState = {
  readonly state: ListState
  /** Names of invalid parts of the URL. */
  readonly ignored: readonly string[]
  readonly change: ChangeList
}

/** The list's state and its setter; a change that affects which rows are shown returns to the first page. */
export const useListState = (): UsedListState => {
  const { contentType, canWrite } = useContent()
  const search = useSearchParams()
  const writeSearch = useSetSearchParams()
  const { state, ignored } = useMemo(() => readAddress(contentType, search, canWrite), [contentType, search, canWrite])
  const change = useCallback<ChangeList>(
    (changed, { replace = false } = {}) => {
      const isLook = Object.keys(changed).every((name) => LOOKS.has(name))
      const next = { ...state, ...(isLook ? {} : FIRST_PAGE), ...changed }
      void writeSearch(writeListState(contentType, next), { replace })
    },
    [contentType, state, writeSearch],
  )
  return { state, ignored, change }
}
