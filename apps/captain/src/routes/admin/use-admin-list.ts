import { FIRST_PAGE, useSearchParams, useSetSearchParams } from '@captain/content-react/list-kit'
import { useCallback, useMemo } from 'react'
import { readAdminList, writeAdminList, type AdminList, type AdminListRules } from './list-address.ts'

export type ChangeList = (change: Partial<AdminList>, how?: { readonly replace?: boolean }) => void

type UsedList = {
  readonly list: AdminList
  /** Changes the list. Returns to the first page unless the change sets a page. */
  readonly change: ChangeList
  /** Sets one filter; an empty value removes it. */
  readonly setFilter: (name: string, value: string) => void
}

/** Returns the list state of the address, and functions to change it. */
export const useAdminList = (rules: AdminListRules): UsedList => {
  const search = useSearchParams()
  const write = useSetSearchParams()
  const list = useMemo(() => readAdminList(rules, search), [rules, search])
  const change = useCallback<ChangeList>(
    (changed, { replace = false } = {}) => void write(writeAdminList({ ...list, ...FIRST_PAGE, ...changed }), { replace }),
    [list, write],
  )
  const setFilter = useCallback(
    (name: string, value: string) => {
      const { [name]: _before, ...others } = list.filters
      change({ filters: value === '' ? others : { ...others, [name]: value } })
    },
    [list, change],
  )
  return { list, change, setFilter }
}
