import type { AnyRecord } from '@captain/content-core'
import { useProvidePageActions, useShortcuts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
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

/**
 * Keyboard shortcuts of a list: `/` searches, j and k move between rows, Enter opens one, x selects (with Shift a range), e edits, o
 * previews. The shortcut overview of the app frame lists them.
 */
export const useListKeys = ({ root, search, items, selectable, inTrash, handlers }: ListKeys): void => {
  const { t } = useLingui()
  const walk = (step: 1 | -1) => {
    const rows = rowsIn(root.current)
    const row = currentRow()
    const position = row === null ? (step === 1 ? -1 : rows.length) : rows.indexOf(row)
    const target = rows[position + step]
    const focused = target?.querySelector<HTMLElement>('[data-row-target]')
    focused?.focus()
    target?.scrollIntoView({ block: 'nearest' })
  }
  const onRow = (callback: (record: AnyRecord) => void) => {
    const record = items.find(({ id }) => id === currentRow()?.dataset['row'])
    if (record !== undefined) callback(record)
  }
  useShortcuts([
    { keys: '/', run: () => search.current?.focus() },
    { keys: 'j', run: () => walk(1) },
    { keys: 'k', run: () => walk(-1) },
    { keys: 'x', run: () => selectable && onRow((record) => handlers.select(record, false)) },
    { keys: 'shift+x', run: () => selectable && onRow((record) => handlers.select(record, true)) },
    { keys: 'o', run: () => !inTrash && onRow((record) => handlers.preview?.(record)) },
    { keys: 'e', run: () => !inTrash && onRow((record) => handlers.edit?.(record)) },
  ])
  useProvidePageActions([
    { does: t`検索する`, keys: ['/'] },
    { does: t`次の行・前の行`, keys: ['j', 'k'] },
    { does: t`行を開く`, keys: ['Enter'] },
    ...(selectable
      ? [
          { does: t`行を選択する`, keys: ['x'] },
          { does: t`前に選択した行からまとめて選択する`, keys: ['Shift+x'] },
        ]
      : []),
    { does: t`行を編集する`, keys: ['e'] },
    ...(handlers.preview === null ? [] : [{ does: t`行をプレビューする`, keys: ['o'] }]),
  ])
}
