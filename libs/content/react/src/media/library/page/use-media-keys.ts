import type { MediaItem } from '@captain/content-core'
import { useProvidePageActions, useShortcuts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'

type MediaKeys = {
  readonly root: RefObject<HTMLElement | null>
  readonly search: RefObject<HTMLInputElement | null>
  readonly items: readonly MediaItem[]
  readonly isSelectable: boolean
  readonly select: (item: MediaItem, range: boolean) => void
  /** Opens the choice of files; null if the role may not upload. */
  readonly onUpload: (() => void) | null
}

type Direction = 'left' | 'right' | 'up' | 'down' | 'first' | 'last'

const targetsIn = (root: HTMLElement | null) => [...(root?.querySelectorAll<HTMLElement>('[data-file-target]') ?? [])]
const currentFile = () => document.activeElement?.closest<HTMLElement>('[data-file]') ?? null

/** Returns how many tiles are in a row of the grid; 1 in a table. */
const columnsOf = (targets: readonly HTMLElement[]): number => {
  const tops = targets.map((target) => target.getBoundingClientRect().top)
  const next = tops.findIndex((top) => top > (tops[0] ?? 0) + 1)
  return next === -1 ? Math.max(1, targets.length) : next
}

const positionAfter = (direction: Direction, position: number, targets: readonly HTMLElement[]): number => {
  if (position === -1) return direction === 'last' ? targets.length - 1 : 0
  switch (direction) {
    case 'left':
      return position - 1
    case 'right':
      return position + 1
    case 'up':
      return position - columnsOf(targets)
    case 'down':
      return Math.min(position + columnsOf(targets), Math.max(position, targets.length - 1))
    case 'first':
      return 0
    case 'last':
      return targets.length - 1
  }
}

/**
 * Keyboard shortcuts of the media library: `/` searches, arrow keys, j and k move, Enter opens, x selects (with Shift a range). The shortcut
 * overview of the app frame lists them.
 */
export const useMediaKeys = ({ root, search, items, isSelectable, select, onUpload }: MediaKeys): void => {
  const { t } = useLingui()
  const walk = (direction: Direction, event: KeyboardEvent) => {
    const targets = targetsIn(root.current)
    const file = currentFile()
    const position = file === null ? -1 : targets.findIndex((target) => file.contains(target))
    const target = targets[positionAfter(direction, position, targets)]
    if (target === undefined) return
    event.preventDefault()
    target.focus()
    target.scrollIntoView({ block: 'nearest' })
  }
  /** Arrow keys scroll the page unless a file has the focus. */
  const onFile = (direction: Direction) => (event: KeyboardEvent) => {
    if (currentFile() !== null) walk(direction, event)
  }
  const tick = (range: boolean) => {
    const item = items.find(({ id }) => id === currentFile()?.dataset['file'])
    if (isSelectable && item !== undefined) select(item, range)
  }
  useShortcuts([
    { keys: '/', run: () => search.current?.focus() },
    { keys: 'j', run: (event) => walk('right', event) },
    { keys: 'k', run: (event) => walk('left', event) },
    { keys: 'ArrowRight', run: onFile('right') },
    { keys: 'ArrowLeft', run: onFile('left') },
    { keys: 'ArrowDown', run: onFile('down') },
    { keys: 'ArrowUp', run: onFile('up') },
    { keys: 'Home', run: onFile('first') },
    { keys: 'End', run: onFile('last') },
    { keys: 'x', run: () => tick(false) },
    { keys: 'shift+x', run: () => tick(true) },
  ])
  useProvidePageActions([
    { does: t`検索する`, keys: ['/'] },
    { does: t`次のファイル・前のファイル`, keys: ['j', 'k'] },
    { does: t`ファイルを開く`, keys: ['Enter'] },
    ...(isSelectable
      ? [
          { does: t`ファイルを選択する`, keys: ['x'] },
          { does: t`前に選択したファイルからまとめて選択する`, keys: ['Shift+x'] },
        ]
      : []),
    ...(onUpload === null ? [] : [{ does: t`ファイルをアップロード`, run: onUpload }]),
  ])
}
