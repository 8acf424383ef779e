import type { AnyRecord } from '@captain/content-core'
import { Kbd, useShortcuts } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Modal } from '@mantine/core'
import { useState, type RefObject } from 'react'
import classes from './list-keys.module.css'
import type { RowHandlers } from './table/row-handlers.ts'

type ListKeys = {
  readonly root: RefObject<HTMLElement | null>
  readonly search: RefObject<HTMLInputElement | null>
  readonly items: readonly AnyRecord[]
  readonly selectable: boolean
  readonly inTrash: boolean
  readonly handlers: RowHandlers
}

const rowsIn = (root: HTMLElement | null) => [...(root?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
const currentRow = () => document.activeElement?.closest<HTMLElement>('[data-row]') ?? null

/** The list's keys: `/` searches, j and k walk the rows, x selects, e edits, ? shows them. Answers the map of the keys. */
export const useListKeys = ({ root, search, items, selectable, inTrash, handlers }: ListKeys) => {
  const [isMapOpen, setMapOpen] = useState(false)
  const walk = (step: 1 | -1) => {
    const rows = rowsIn(root.current)
    const row = currentRow()
    const position = row === null ? (step === 1 ? -1 : rows.length) : rows.indexOf(row)
    const target = rows[position + step]
    const focused = target?.querySelector<HTMLElement>('[data-row-target]')
    focused?.focus()
    target?.scrollIntoView({ block: 'nearest' })
  }
  const onRow = (act: (record: AnyRecord) => void) => {
    const record = items.find(({ id }) => id === currentRow()?.dataset['row'])
    if (record !== undefined) act(record)
  }
  useShortcuts([
    { keys: '/', act: () => search.current?.focus() },
    { keys: 'j', act: () => walk(1) },
    { keys: 'k', act: () => walk(-1) },
    { keys: 'x', act: () => selectable && onRow((record) => handlers.select(record, false)) },
    { keys: 'e', act: () => !inTrash && onRow((record) => handlers.edit?.(record)) },
    { keys: 'shift+?', act: () => setMapOpen(true) },
  ])
  return <KeyMap opened={isMapOpen} onClose={() => setMapOpen(false)} selectable={selectable} />
}

type KeyMapProps = { readonly opened: boolean; readonly onClose: () => void; readonly selectable: boolean }

const KeyMap = ({ opened, onClose, selectable }: KeyMapProps) => {
  const { t } = useLingui()
  return (
    <Modal opened={opened} onClose={onClose} title={t`キーボード操作`} closeButtonProps={{ 'aria-label': t`閉じる` }}>
      <dl className={classes.map}>
        <dt>
          <Trans>検索する</Trans>
        </dt>
        <dd>
          <Kbd keys="/" />
        </dd>
        <dt>
          <Trans>次の行・前の行</Trans>
        </dt>
        <dd>
          <Kbd keys="j" /> <Kbd keys="k" />
        </dd>
        {selectable && (
          <>
            <dt>
              <Trans>行を選択する</Trans>
            </dt>
            <dd>
              <Kbd keys="x" />
            </dd>
          </>
        )}
        <dt>
          <Trans>行を編集する</Trans>
        </dt>
        <dd>
          <Kbd keys="e" />
        </dd>
        <dt>
          <Trans>この一覧を表示する</Trans>
        </dt>
        <dd>
          <Kbd keys="?" />
        </dd>
      </dl>
    </Modal>
  )
}
