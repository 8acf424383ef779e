import type { SavedView } from '@captain/content-core'
import { useToasts } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Menu } from '@mantine/core'
import {
  IconBookmark,
  IconBookmarkPlus,
  IconCheck,
  IconChevronDown,
  IconDeviceFloppy,
  IconPencil,
  IconRefresh,
  IconStar,
  IconStarOff,
  IconTrash,
  IconUsers,
  IconUserX,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useContent } from '../../content-context.tsx'
import { useFailureText } from '../../failure-text.ts'
import { useListPreferences } from '../list-preferences.ts'
import { cleared, type ListState } from '../list-state.ts'
import type { ChangeList } from '../use-list-state.ts'
import { useViewActs, useViews } from './use-views.ts'
import { ViewItems } from './view-items.tsx'
import { ViewDialog, type ViewNaming } from './view-dialog.tsx'
import classes from './view-picker.module.css'
import { differsFrom, stateOfView, viewQueryOf, type Look } from './view-query.ts'

type ViewPickerProps = { readonly state: ListState; readonly change: ChangeList; readonly look: Look }

type Open = 'none' | 'create' | 'rename'

/** The saved views of a list: opening one, and keeping what is on screen as one. */
export const ViewPicker = ({ state, change, look }: ViewPickerProps) => {
  const { t } = useLingui()
  const { contentType, canWrite } = useContent()
  const toasts = useToasts()
  const failureText = useFailureText()
  const acts = useViewActs()
  const [{ defaultView }, setPreferences] = useListPreferences()
  const [opened, setOpened] = useState(false)
  const [dialog, setDialog] = useState<Open>('none')
  const isIn = state.view !== null && state.view !== 'all'
  const { data, isPending, isError, isFetching, refetch } = useViews(opened || isIn)
  const views = data?.items ?? []
  const active = isIn ? views.find(({ id }) => id === state.view) : undefined
  const isChanged = active !== undefined && differsFrom(contentType, active, state, look)
  const activeName = active?.name ?? ''
  const query = viewQueryOf(contentType, state, look)

  const show = (view: SavedView) => change(stateOfView(contentType, view, state.limit))
  const showAll = () => change({ ...cleared(state), sort: null, columns: null, density: null, view: 'all' })
  const setDefault = (id: string | null) => setPreferences((now) => ({ ...now, defaultView: id }))

  /** Runs a write that no dialog waits for; what goes wrong is said. */
  const attempt = async (name: string, act: () => Promise<unknown>) => {
    try {
      await act()
    } catch (failure) {
      toasts.error({ summary: t`ビュー「${name}」を変更できませんでした`, detail: failureText(failure) })
    }
  }
  const remove = (view: SavedView) => {
    const { name, query: kept, isShared } = view
    const wasDefault = defaultView === view.id
    return attempt(name, async () => {
      await acts.remove(view.id)
      if (wasDefault) setDefault(null)
      change({ view: null }, { replace: true })
      toasts.success({
        summary: t`ビュー「${name}」を削除しました`,
        action: {
          label: t`元に戻す`,
          act: () =>
            attempt(name, async () => {
              const made = await acts.create({ name, query: kept, isShared: isShared && canWrite })
              if (wasDefault) setDefault(made.id)
            }),
        },
      })
    })
  }

  return (
    <>
      <Menu opened={opened} onChange={setOpened} position="bottom-end" width={280} transitionProps={{ duration: 0 }} returnFocus>
        <Menu.Target>
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            className={classes.open}
            leftSection={<IconBookmark size={16} />}
            rightSection={<IconChevronDown size={14} />}
            aria-label={active === undefined ? t`ビュー` : t`ビュー：${activeName}`}
          >
            <span className={classes.name}>{active === undefined ? <Trans>ビュー</Trans> : active.name}</span>
            {isChanged && <span className={classes.changed} title={t`保存した内容から変更されています`} />}
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={classes.dropdown}>
          <Menu.Item
            leftSection={<span className={classes.mark}>{active === undefined && <IconCheck size={16} />}</span>}
            aria-current={active === undefined || undefined}
            onClick={showAll}
          >
            <Trans>すべて表示（標準）</Trans>
          </Menu.Item>
          {isPending && opened && !isError && (
            <Menu.Label>
              <Trans>ビューを読み込んでいます…</Trans>
            </Menu.Label>
          )}
          {isError && (
            <Menu.Item
              leftSection={<IconRefresh size={16} />}
              closeMenuOnClick={false}
              disabled={isFetching}
              onClick={() => void refetch()}
            >
              <Trans>ビューを読み込めませんでした。もう一度読み込む</Trans>
            </Menu.Item>
          )}
          <ViewItems views={views} active={active ?? null} defaultView={defaultView} onOpen={show} />
          <Menu.Divider />
          {active !== undefined && active.isEditable && isChanged && (
            <Menu.Item
              leftSection={<IconDeviceFloppy size={16} />}
              onClick={() => void attempt(active.name, () => acts.update(active.id, { query }))}
            >
              <Trans>「{activeName}」を今の表示に更新</Trans>
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconBookmarkPlus size={16} />} onClick={() => setDialog('create')}>
            <Trans>今の表示を名前を付けて保存…</Trans>
          </Menu.Item>
          {active !== undefined && (
            <Menu.Item
              leftSection={active.id === defaultView ? <IconStarOff size={16} /> : <IconStar size={16} />}
              onClick={() => setDefault(active.id === defaultView ? null : active.id)}
            >
              {active.id === defaultView ? <Trans>既定のビューから外す</Trans> : <Trans>自分の既定のビューにする</Trans>}
            </Menu.Item>
          )}
          {active !== undefined && active.isEditable && (
            <>
              <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setDialog('rename')}>
                <Trans>名前を変更…</Trans>
              </Menu.Item>
              {canWrite && (
                <Menu.Item
                  leftSection={active.isShared ? <IconUserX size={16} /> : <IconUsers size={16} />}
                  onClick={() => void attempt(active.name, () => acts.update(active.id, { isShared: !active.isShared }))}
                >
                  {active.isShared ? <Trans>共有をやめる</Trans> : <Trans>チームで共有する</Trans>}
                </Menu.Item>
              )}
              <Menu.Item leftSection={<IconTrash size={16} />} className={classes.danger} onClick={() => void remove(active)}>
                <Trans>このビューを削除</Trans>
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {dialog === 'create' && (
        <ViewDialog
          title={t`今の表示を保存`}
          start={{ name: '', isShared: false }}
          onSave={async (naming: ViewNaming) => {
            const made = await acts.create({ ...naming, query })
            change({ view: made.id }, { replace: true })
          }}
          onClose={() => setDialog('none')}
        />
      )}
      {dialog === 'rename' && active !== undefined && (
        <ViewDialog
          title={t`ビューの名前を変更`}
          start={{ name: active.name, isShared: active.isShared }}
          onSave={async (naming: ViewNaming) => {
            await acts.update(active.id, naming)
          }}
          onClose={() => setDialog('none')}
        />
      )}
    </>
  )
}
