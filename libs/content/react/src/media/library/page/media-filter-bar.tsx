import { FILE_GROUPS, type FileGroup, type MediaSort } from '@captain/content-core'
import { keysOf } from '@captain/validation'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, SegmentedControl, VisuallyHidden } from '@mantine/core'
import { IconLayoutGrid, IconList } from '@tabler/icons-react'
import type { ReactNode, RefObject } from 'react'
import { OneChoice } from '../../../list/filters/choices.tsx'
import { FilterChip } from '../../../list/filters/filter-chip.tsx'
import { SearchBox } from '../../../list/search-box.tsx'
import { TagFilter } from '../tag-filter.tsx'
import { hasMediaFilters, NO_FILTERS, type MediaState } from './media-state.ts'
import classes from './media-filter-bar.module.css'
import type { ChangeMedia } from './use-media-state.ts'

/** Returns the names of the kinds of files. */
const useGroupLabels = (): Readonly<Record<FileGroup, string>> => {
  const { t } = useLingui()
  return { image: t`画像`, sound: t`音声`, file: t`その他のファイル` }
}

const useSortLabels = (): Readonly<Record<MediaSort, string>> => {
  const { t } = useLingui()
  return {
    '-createdAt': t`新しい順`,
    createdAt: t`古い順`,
    name: t`名前の昇順`,
    '-name': t`名前の降順`,
    '-size': t`サイズの大きい順`,
    size: t`サイズの小さい順`,
  }
}

type FilterProps = { readonly state: MediaState; readonly change: ChangeMedia }

const GroupFilter = ({ state: { group }, change }: FilterProps) => {
  const { t } = useLingui()
  const labels = useGroupLabels()
  return (
    <FilterChip label={t`種類`} value={group === null ? null : labels[group]} onClear={() => change({ group: null })}>
      {(close) => (
        <OneChoice
          label={t`種類`}
          choices={keysOf(FILE_GROUPS).map((value) => ({ value, label: labels[value] }))}
          chosen={group}
          onChange={(chosen) => {
            change({ group: keysOf(FILE_GROUPS).find((one) => one === chosen) ?? null })
            close()
          }}
        />
      )}
    </FilterChip>
  )
}

const UseFilter = ({ state: { isUsed }, change }: FilterProps) => {
  const { t } = useLingui()
  const [used, unused] = [t`使用中`, t`未使用`]
  return (
    <FilterChip label={t`使用`} value={isUsed === null ? null : isUsed ? used : unused} onClear={() => change({ isUsed: null })}>
      {(close) => (
        <OneChoice
          label={t`使用`}
          choices={[
            { value: 'used', label: used },
            { value: 'unused', label: unused },
          ]}
          chosen={isUsed === null ? null : isUsed ? 'used' : 'unused'}
          onChange={(chosen) => {
            change({ isUsed: chosen === 'used' })
            close()
          }}
        />
      )}
    </FilterChip>
  )
}

const ViewLabel = ({ icon, name }: { readonly icon: ReactNode; readonly name: string }) => (
  <span className={classes.view} title={name}>
    {icon}
    <VisuallyHidden>{name}</VisuallyHidden>
  </span>
)

type MediaFilterBarProps = FilterProps & {
  readonly searchRef: RefObject<HTMLInputElement | null>
  readonly onManageTags: () => void
  /** Whether the table may be shown, for which a phone has no room. */
  readonly hasTable: boolean
}

/** The line above the files: search, filters, order, and grid or table. */
export const MediaFilterBar = ({ state, change, searchRef, onManageTags, hasTable }: MediaFilterBarProps) => {
  const { t } = useLingui()
  const sorts = useSortLabels()
  return (
    <div className={classes.root} role="search" aria-label={t`絞り込み`}>
      <SearchBox q={state.q} onSearch={(q) => change({ q }, { replace: true })} inputRef={searchRef} />
      <div className={classes.chips}>
        <GroupFilter state={state} change={change} />
        <TagFilter tag={state.tag} onChange={(tag) => change({ tag })} onManage={onManageTags} />
        <UseFilter state={state} change={change} />
        {hasMediaFilters(state) && (
          <Button variant="subtle" size="compact-sm" onClick={() => change(NO_FILTERS)}>
            <Trans>条件をすべて解除</Trans>
          </Button>
        )}
      </div>
      <NativeSelect
        className={classes.sort}
        size="xs"
        aria-label={t`並び順`}
        value={state.sort}
        data={keysOf(sorts).map((value) => ({ value, label: sorts[value] }))}
        onChange={({ currentTarget: { value } }) => change({ sort: keysOf(sorts).find((one) => one === value) ?? state.sort })}
      />
      {hasTable && (
        <SegmentedControl
          size="xs"
          aria-label={t`表示のしかた`}
          value={state.view}
          onChange={(view) => change({ view: view === 'table' ? 'table' : 'grid' })}
          data={[
            { value: 'grid', label: <ViewLabel icon={<IconLayoutGrid size={16} aria-hidden />} name={t`画像で表示`} /> },
            { value: 'table', label: <ViewLabel icon={<IconList size={16} aria-hidden />} name={t`表で表示`} /> },
          ]}
        />
      )}
    </div>
  )
}
