import type { AnyRecord } from '@captain/content-core'
import { useDelayed } from '@captain/ui'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useRef, useState, type ReactNode } from 'react'
import { useContent } from '../content-context.tsx'
import { actionsOn } from '../declared/actions-of-type.ts'
import { listOptions, useScope } from '../queries.ts'
import { listPermissions } from './list-permissions.ts'
import { bulkActions } from './bulk/bulk-actions.ts'
import { matchingQuery } from './bulk/matching-query.ts'
import { FilterBar } from './filters/filter-bar.tsx'
import { besideGroups, groupingOf } from './groups.ts'
import { IgnoredNotice } from './ignored-notice.tsx'
import { ListBody } from './list-body.tsx'
import { CreateButton, ListHeader } from './list-header.tsx'
import { useListColumns } from './list-columns.ts'
import { useListPreferences } from './list-preferences.ts'
import classes from './list-screen.module.css'
import { queryOf } from './list-request.ts'
import type { ListRowsProps } from './list-row.ts'
import type { ListState } from './list-state.ts'
import { ListTable } from './list-table.tsx'
import { isOrderable } from './ordering.tsx'
import { Paging } from './paging.tsx'
import { PhoneRows } from './phone-rows.tsx'
import type { RowAction, RowActions } from './row-action.ts'
import { RowMenu, type OpenMenu } from './row-menu.tsx'
import { SelectionBar } from './load-selection-bar.tsx'
import { parentFilter } from './shown-under.ts'
import { StateTabs } from './state-tabs/state-tabs.tsx'
import { useKeepRowFocus } from './use-keep-row-focus.ts'
import { useRestoreRowFocus } from './use-restore-row-focus.ts'
import { useListKeys } from './use-list-keys.ts'
import { useListState } from './use-list-state.ts'
import { useRecordActions } from './record-actions/use-record-actions.ts'
import { useRowHandlers } from './use-row-handlers.ts'
import { useSelection } from './use-selection.ts'
import { RowVerbs } from '../verbs/load-verbs.ts'
import { DroppedNotice } from './views/parts-with-messages.ts'
import { useDefaultView } from './views/use-default-view.ts'

export { prefetchList } from './prefetch-list.ts'

const PHONE = '(max-width: 48em)'
const NO_RECORDS: readonly AnyRecord[] = []
const NO_ACTIONS: readonly RowAction[] = []

type AllRowsProps = ListRowsProps & { readonly isPhone: boolean; readonly onSort: (sort: string | null) => void }

const ListRows = ({ isPhone, onSort, ...rows }: AllRowsProps) =>
  isPhone ? <PhoneRows {...rows} /> : <ListTable {...rows} onSort={onSort} />

/** Returns all columns, and those on screen: of the declared ones, none that the group titles show already. */
const useShownColumns = (state: ListState) => {
  const { contentType } = useContent()
  const all = useListColumns(state)
  const [{ columns: remembered }] = useListPreferences()
  const isDeclared = state.columns === null && remembered === null
  const groupedBy = isDeclared ? (groupingOf(contentType, state)?.name ?? null) : null
  return { all, columns: useMemo(() => besideGroups(all, groupedBy), [all, groupedBy]) }
}

type ListScreenProps = {
  /** Additions of a tenant's own screen next to the create button. */
  readonly actions?: ReactNode
  /** Additions of a tenant's own screen to the menu of each row. */
  readonly rowActions?: RowActions
}

/** The list of a content type, derived from its declaration: columns, filters, order, actions. */
export const ListScreen = ({ actions: own, rowActions: definedActions }: ListScreenProps) => {
  const content = useContent()
  const { contentType, parent, role, canWrite } = content
  const rowActions = definedActions === undefined ? NO_ACTIONS : actionsOn(content, definedActions)
  const { state, ignored, change } = useListState()
  const [preferences] = useListPreferences()
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false })
  const query = useMemo(() => parentFilter(contentType, parent, queryOf(contentType, state)), [contentType, parent, state])
  const isSettling = useDefaultView()
  const list = useQuery({ ...listOptions(useScope(), query), enabled: !isSettling })
  const isWaiting = useDelayed(list.isPlaceholderData)
  // Renders newly loaded rows in small steps, so that no key press or click waits for all of them.
  const hasRows = useDeferredValue(list.data !== undefined)
  const { all, columns } = useShownColumns(state)
  const look = { columns: all.rest.map(({ name }) => name), density: state.density ?? preferences.density }

  const items = list.data?.items ?? NO_RECORDS
  const selection = useSelection(items, matchingQuery(query))
  const actions = useRecordActions()
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  const permittedActions = useMemo(
    () => (canWrite ? rowActions : rowActions.filter(({ availableToViewers }) => availableToViewers === true)),
    [canWrite, rowActions],
  )
  const handlers = useRowHandlers({ items, select: selection.select, openMenu: setMenu, rowActions: permittedActions, actions })
  const may = listPermissions(contentType, canWrite)
  const selectable = bulkActions(contentType, { role, inTrash: state.trash }).length > 0
  const orderable = may.sort && isOrderable(contentType, state)

  const root = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  useRestoreRowFocus(root, list.data !== undefined && !list.isPlaceholderData)
  useKeepRowFocus(root, items)
  useListKeys({ root, search, items, selectable, inTrash: state.trash, handlers })

  const createButton = may.create ? <CreateButton /> : null
  const row = { items, rowActions: permittedActions, actions, handlers }

  return (
    <div className={classes.root} ref={root} data-list>
      <ListHeader
        query={query}
        data={list.data}
        isTrash={state.trash}
        columns={[contentType.title, ...(columns.lead === null ? [] : [columns.lead.name]), ...look.columns]}
        own={own}
        createButton={createButton}
      />
      <IgnoredNotice key={contentType.name} ignored={ignored} />
      <DroppedNotice state={state} look={look} />
      {!state.trash && <StateTabs query={query} chosen={state.status} onChoose={(status) => change({ status })} />}
      {!selection.isEmpty && list.data !== undefined ? (
        <SelectionBar selection={selection} items={items} count={list.data.count} query={query} inTrash={state.trash} />
      ) : (
        <FilterBar state={state} change={change} look={look} searchRef={search} />
      )}
      <ListBody list={list} isReady={hasRows} state={state} change={change} createButton={createButton} columns={columns.rest.length + 1}>
        {(answer) => (
          <>
            <ListRows
              isPhone={isPhone}
              onSort={(sort) => change({ sort })}
              {...{ answer, state, columns, density: look.density, selection, selectable, orderable, isWaiting, handlers }}
              menuId={menu?.record.id ?? null}
            />
            <Paging answer={answer} state={state} change={change} isTurning={list.isPlaceholderData} />
          </>
        )}
      </ListBody>
      {selection.isEmpty && <RowVerbs {...row} root={root} selectable={selectable} inTrash={state.trash} />}
      <RowMenu {...row} open={menu} onClose={() => setMenu(null)} orderable={orderable} offersSelect={isPhone && selectable} />
    </div>
  )
}
