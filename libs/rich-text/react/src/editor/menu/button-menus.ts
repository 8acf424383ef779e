import { type CaretPlace, placeOfCaret, restoreCaret } from '../caret-place.ts'
import type { BlockKind } from './block-kinds.ts'
import { type FilterMenu, openFilterMenu } from './filter-menu.ts'
import type { MenuWords } from './option-list.ts'

type ButtonMenu = {
  readonly kinds: readonly BlockKind[]
  /** Key of what the block is now. */
  readonly current?: string | null
  readonly label: string
  /** Called with the place of the caret before the menu was opened. */
  readonly onChoose: (kind: BlockKind, caret: CaretPlace | null) => void
}

export type ButtonMenus = {
  /** Opens the menu of a button, or closes the open one. */
  toggle: (button: HTMLElement, menu: ButtonMenu) => void
  /** Closes the open menu; `isLeft` if the focus is already elsewhere. */
  close: (isLeft: boolean) => void
}

type Elements = { readonly host: HTMLElement; readonly holder: HTMLElement }

/** Creates the menus of the buttons of one editor, one open at a time. Closing one returns the caret to the text, or the focus to the button. */
export function buttonMenus({ host, holder }: Elements, words: Omit<MenuWords, 'label'> & { readonly filter: string }): ButtonMenus {
  let closeOpen: FilterMenu | null = null
  return {
    toggle: (button, { label, onChoose, ...menu }) => {
      if (closeOpen !== null) return closeOpen(false)
      const caret = placeOfCaret(holder)
      button.setAttribute('aria-expanded', 'true')
      closeOpen = openFilterMenu({
        host,
        anchor: button,
        words: { ...words, label },
        ...menu,
        onChoose: (kind) => onChoose(kind, caret),
        onClose: (isLeft) => {
          closeOpen = null
          button.setAttribute('aria-expanded', 'false')
          if (!isLeft && (caret === null || !restoreCaret(holder, caret))) button.focus()
        },
      })
    },
    close: (isLeft) => closeOpen?.(isLeft),
  }
}
