import type { SavedView } from '@captain/content-core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Menu } from '@mantine/core'
import { IconBookmark, IconCheck, IconChevronDown, IconRefresh } from '@tabler/icons-react'
import { useState, type ComponentPropsWithRef } from 'react'
import { useContent } from '../../content-context.tsx'
import { useListPreferences } from '../list-preferences.ts'
import { clearFilters, type ListState } from '../list-state.ts'
import type { ChangeList } from '../use-list-state.ts'
import { ActiveViewItems } from './active-view-items.tsx'
import { useViewWrites } from './use-view-writes.ts'
import { useViews } from './use-views.ts'
import { ViewDialogs } from './view-dialogs.tsx'
import { ViewItems } from './view-items.tsx'
import classes from './view-picker.module.css'
import { isViewModified, stateOfView, viewQueryOf, type ListAppearance } from './view-query.ts'

type ViewPickerProps = { readonly state: ListState; readonly change: ChangeList; readonly look: ListAppearance }

type PickerButtonProps = ComponentPropsWithRef<'button'> & { readonly active: SavedView | null; readonly isChanged: boolean }

const PickerButton = ({ active, isChanged, ...target }: PickerButtonProps) => {
  const { t } = useLingui()
  const activeName = active?.name ?? ''
  return (
    <Button
      {...target}
      variant="subtle"
      color="gray"
      size="compact-sm"
      className={classes.open}
      data-active={active !== null}
      leftSection={<IconBookmark size={16} />}
      rightSection={<IconChevronDown size={14} />}
      aria-label={active === null ? t`保存した表示` : t`表示：${activeName}`}
    >
      <span className={classes.name}>{active === null ? <Trans>保存した表示</Trans> : active.name}</span>
      {isChanged && <span className={classes.changed} title={t`保存した内容から変更されています`} />}
    </Button>
  )
}

/** The saved views of a list: opens one, and saves the current display as one. */
export const ViewPicker = ({ state, change, look }: ViewPickerProps) => {
  const { contentType } = useContent()
  const [{ defaultView }, setPreferences] = useListPreferences()
  const [opened, setOpened] = useState(false)
  const [dialog, setDialog] = useState<'none' | 'create' | 'rename'>('none')
  const isIn = state.view !== null && state.view !== 'all'
  const { data, isPending, isError, isFetching, refetch } = useViews(opened || isIn)
  const writes = useViewWrites(change)
  const views = data?.items ?? []
  const active = (isIn ? views.find(({ id }) => id === state.view) : undefined) ?? null
  const isChanged = active !== null && isViewModified(contentType, active, state, look)
  const query = viewQueryOf(contentType, state, look)
  const show = (view: SavedView) => change(stateOfView(contentType, view, state.limit))
  const showAll = () => change({ ...clearFilters(state), sort: null, columns: null, density: null, view: 'all' })

  return (
    <>
      <Menu opened={opened} onChange={setOpened} position="bottom-end" width={280} transitionProps={{ duration: 0 }} returnFocus>
        <Menu.Target>
          <PickerButton active={active} isChanged={isChanged} />
        </Menu.Target>
        <Menu.Dropdown className={classes.dropdown}>
          <Menu.Item
            leftSection={<span className={classes.mark}>{active === null && <IconCheck size={16} />}</span>}
            aria-current={active === null || undefined}
            onClick={showAll}
          >
            <Trans>すべて表示（標準）</Trans>
          </Menu.Item>
          {isPending && opened && !isError && (
            <Menu.Label>
              <Trans>保存した表示を読み込んでいます…</Trans>
            </Menu.Label>
          )}
          {isError && (
            <Menu.Item
              leftSection={<IconRefresh size={16} />}
              closeMenuOnClick={false}
              disabled={isFetching}
              onClick={() => void refetch()}
            >
              <Trans>保存した表示を読み込めませんでした。もう一度読み込む</Trans>
            </Menu.Item>
          )}
          <ViewItems views={views} active={active} defaultView={defaultView} onOpen={show} />
          <Menu.Divider />
          <ActiveViewItems
            active={active}
            isChanged={isChanged}
            isDefault={active?.id === defaultView}
            query={query}
            writes={writes}
            // Set here instead of in the item, which unmounts before its state would be written.
            onDefault={(isDefault) => setPreferences((now) => ({ ...now, defaultView: isDefault && active !== null ? active.id : null }))}
            onCreate={() => setDialog('create')}
            onRename={() => setDialog('rename')}
          />
        </Menu.Dropdown>
      </Menu>
      <ViewDialogs open={dialog} active={active} views={views} query={query} change={change} onClose={() => setDialog('none')} />
    </>
  )
}
