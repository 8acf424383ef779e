import { Trans, useLingui } from '@lingui/react/macro'
import { Button, UnstyledButton } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { useContent } from '../../content-context.tsx'
import { filtersOf, namedFiltersOf } from '../list-filters.ts'
import { clearFilters, hasFilters, presetStates, type ListState } from '../list-state.ts'
import { SearchBox } from '../search-box.tsx'
import type { ChangeList } from '../use-list-state.ts'
import { ViewMenu } from '../view-menu.tsx'
import { ViewPicker } from '../views/parts-with-messages.ts'
import type { ListAppearance } from '../views/view-query.ts'
import { FieldFilter } from './field-filter.tsx'
import { NamedFilterControl } from './named-filter-control.tsx'
import classes from './filter-bar.module.css'
import { filterStates, StateFilter } from './state-filter.tsx'
import { TranslationFilter } from './translation-filter.tsx'

type FilterBarProps = {
  readonly state: ListState
  readonly change: ChangeList
  readonly look: ListAppearance
  readonly searchRef: RefObject<HTMLInputElement | null>
}

const without = (filters: ListState['filters'], name: string) => Object.fromEntries(Object.entries(filters).filter(([key]) => key !== name))

/** The line above the rows: search, one chip per filter, saved views, trash and display settings. */
export const FilterBar = ({ state, change, look, searchRef }: FilterBarProps) => {
  const { t } = useLingui()
  const { contentType, canWrite } = useContent()
  const isTranslated = Object.values(contentType.fields).some((field) => field.localized)
  const setFilter = (name: string, value: string) =>
    change({ filters: value === '' ? without(state.filters, name) : { ...state.filters, [name]: value } })
  return (
    <div className={classes.root} role="search" aria-label={t`絞り込み`}>
      <SearchBox q={state.q} onSearch={(q) => change({ q }, { replace: true })} inputRef={searchRef} />
      <div className={classes.chips}>
        {filterStates(contentType.workflow).length > 0 && !state.trash && (
          <StateFilter chosen={state.status} onChange={(status) => change({ status })} />
        )}
        {filtersOf(contentType, canWrite).map((filter) => (
          <FieldFilter key={filter.name} filter={filter} value={state.filters[filter.name] ?? ''} onChange={setFilter} />
        ))}
        {namedFiltersOf(contentType).map(([name, namedFilter]) => (
          <NamedFilterControl key={name} name={name} namedFilter={namedFilter} value={state.filters[name] ?? ''} onChange={setFilter} />
        ))}
        {isTranslated && <TranslationFilter gap={state.translation} onChange={(translation) => change({ translation })} />}
        {hasFilters(state) && (
          <Button className={classes.clear} variant="subtle" size="compact-sm" onClick={() => change(clearFilters(state))}>
            <Trans>条件をすべて解除</Trans>
          </Button>
        )}
      </div>
      {!state.trash && <ViewPicker state={state} change={change} look={look} />}
      {canWrite && contentType.deletable && (
        <UnstyledButton
          className={classes.trash}
          aria-label={t`ごみ箱`}
          title={t`ごみ箱`}
          aria-pressed={state.trash}
          onClick={() => change({ trash: !state.trash, status: presetStates(contentType, !state.trash), sort: null, view: null })}
        >
          <IconTrash size={17} stroke={1.6} aria-hidden />
          {state.trash && <Trans>ごみ箱</Trans>}
        </UnstyledButton>
      )}
      <ViewMenu state={state} change={change} />
    </div>
  )
}
