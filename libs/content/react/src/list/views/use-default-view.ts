import { useEffect } from 'react'
import { useContent } from '../../content-context.tsx'
import { useSearchParams, useSetSearchParams } from '../../navigation.tsx'
import { writeListState } from '../list-address.ts'
import { useListPreferences } from '../list-preferences.ts'
import { useViews } from './use-views.ts'
import { stateOfView } from './view-query.ts'

/** Opens the user's default view if the URL has no state. Returns true while it loads, so that no other rows appear first. */
export const useDefaultView = (): boolean => {
  const { contentType } = useContent()
  const search = useSearchParams()
  const writeSearch = useSetSearchParams()
  const [{ defaultView }] = useListPreferences()
  const isWanted = defaultView !== null && Object.keys(search).length === 0
  const { data, isLoading } = useViews(isWanted)
  const view = isWanted ? data?.items.find(({ id }) => id === defaultView) : undefined
  useEffect(() => {
    if (view !== undefined) void writeSearch(writeListState(contentType, stateOfView(contentType, view, 25)), { replace: true })
  }, [contentType, view, writeSearch])
  return isWanted && (isLoading || view !== undefined)
}
