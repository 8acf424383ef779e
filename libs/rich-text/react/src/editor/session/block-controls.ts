import { type BarActions, type BlockBar, createBlockBar } from '../bar/block-bar.ts'
import { type CaretPlace, placeOfCaret, restoreCaret } from '../caret-place.ts'
import type { Release } from '../composition.ts'
import { type BlockKind, kindsOf, textKindsOf } from '../menu/block-kinds.ts'
import { buttonMenus, type ButtonMenus } from '../menu/button-menus.ts'
import { keepPopoversInWindow } from '../menu/editor-popovers.ts'
import { insertBlock } from '../menu/insert-block.ts'
import { slashMenu } from '../menu/slash-menu.ts'
import type { EditorMessages } from '../messages/editor-messages.ts'
import type { Notice } from '../notice.ts'
import { moveBlock, removeBlock, turnBlock } from './block-actions.ts'
import type { Canvas } from './canvas.ts'

/** What users add, change and move blocks with: the menus and the quiet buttons. */
export type BlockControls = {
  /** Closes the open menu; the focus stays where it is if it `isLeft` elsewhere. */
  close: (isLeft?: boolean) => void
  /** Puts the focus on the buttons of the current block. */
  focusBar: () => void
  /** Shows the buttons once the editor is ready. */
  update: () => void
  stop: Release
}

type ControlOptions = {
  readonly host: HTMLElement
  readonly canvas: Canvas
  readonly messages: EditorMessages
  readonly notice: Notice
  readonly whenReady: (action: () => void) => void
  /** Called when a search goes on, whose block reads as empty, and when it ends. */
  readonly onSearch: () => void
  readonly undo: () => void
}

type ActionParts = {
  readonly menus: ButtonMenus
  readonly kinds: readonly BlockKind[]
  readonly textKinds: readonly BlockKind[]
  readonly bar: () => BlockBar
  /** Returns where the caret was before the buttons had the focus. */
  readonly caret: () => CaretPlace | null
  readonly leave: () => void
}

const SETTINGS_BUTTON = '[data-does="settings"]'

const idOf = (block: Element | null | undefined): string | undefined =>
  block instanceof HTMLElement ? block.closest<HTMLElement>('.ce-block')?.dataset['id'] : undefined

/** Returns what the buttons do to the current block, as soon as the editor is ready. */
function barActions({ canvas, messages, notice, whenReady, undo }: ControlOptions, parts: ActionParts): BarActions {
  const { menus, kinds, textKinds, bar, caret, leave } = parts
  const { editor, holder } = canvas
  const onBlock = (action: (id: string) => void, id = idOf(bar().current())) => {
    notice.expire()
    if (id !== undefined) whenReady(() => action(id))
  }
  // Editor.js closes its menu on the press, before the click that would open it again.
  let hadSettings = false
  const openSettings = (id: string) => {
    if (!hadSettings) {
      if (placeOfCaret(holder)?.blockId !== id) editor.caret.setToBlock(id)
      editor.toolbar.toggleBlockSettings(true)
    }
    hadSettings = false
  }
  return {
    // The block is that of the moment in which the menu opens: the mouse may pass others on its way to an option.
    add: (button) => {
      const at = idOf(bar().current())
      menus.toggle(button, { kinds, label: messages.menu.add, onChoose: (kind) => onBlock((id) => insertBlock(canvas, id, kind), at) })
    },
    turn: (button) => {
      const [at, current] = [idOf(bar().current()), bar().currentKey()]
      menus.toggle(button, {
        kinds: textKinds,
        current,
        label: messages.menu.turn,
        onChoose: (kind, before) => {
          if (kind.key === current) return leave()
          onBlock((id) => void turnBlock(canvas, { id, kind, caret: before ?? caret() }), at)
        },
      })
    },
    press: ({ target }) => {
      const isSettings = target instanceof Element && target.closest(SETTINGS_BUTTON) !== null
      hadSettings = isSettings && holder.querySelector('.ce-settings .ce-popover--opened') !== null
    },
    move: (by) => onBlock((id) => moveBlock(canvas, id, by)),
    openSettings: () => onBlock(openSettings),
    remove: () =>
      onBlock((id) => {
        removeBlock(canvas, id)
        // The caret is in the text when the block comes back, where writing goes on.
        const run = () => {
          leave()
          undo()
        }
        notice.say(messages.bar.removed, { label: messages.bar.undo, run })
      }),
    leave,
  }
}

/** Starts the menus and the buttons of an editor. */
export function createBlockControls(options: ControlOptions): BlockControls {
  const { host, canvas, messages, whenReady, onSearch } = options
  const { editor, holder, tools } = canvas
  const kinds = kindsOf(tools, messages)
  const textKinds = textKindsOf(kinds, messages)
  const words = { ...messages.menu, lang: messages.lang }
  const menus = buttonMenus({ host, holder }, words)
  let caret: CaretPlace | null = null

  const leave = () => {
    const id = idOf(bar.current())
    if ((caret === null || !restoreCaret(holder, caret)) && id !== undefined) whenReady(() => editor.caret.setToBlock(id))
  }
  const bar: BlockBar = createBlockBar({
    host,
    holder,
    messages,
    kinds,
    textKinds,
    typeOf: (block) => ('toolbar' in editor ? (editor.blocks.getById(idOf(block) ?? '')?.name ?? null) : null),
    actions: barActions(options, { menus, kinds, textKinds, bar: () => bar, caret: () => caret, leave }),
  })
  const slash = slashMenu({
    host,
    holder,
    kinds,
    words: { ...words, label: messages.menu.add },
    onChoose: (field, kind) => {
      const id = idOf(field)
      if (id !== undefined) whenReady(() => insertBlock(canvas, id, kind))
    },
    onSearch: (field) => {
      canvas.cache.hold(idOf(field) ?? null)
      onSearch()
    },
  })
  const stopKeeping = keepPopoversInWindow({ holder, editor, settingsAnchor: () => host.querySelector(SETTINGS_BUTTON) })
  const close = (isLeft = false) => {
    slash.close()
    menus.close(isLeft)
  }
  return {
    close,
    focusBar: () => {
      caret = placeOfCaret(holder)
      const block = caret === null ? null : holder.querySelector<HTMLElement>(`.ce-block[data-id="${CSS.escape(caret.blockId)}"]`)
      bar.focus(block)
    },
    update: bar.update,
    stop: () => {
      close(true)
      slash.stop()
      stopKeeping()
      bar.stop()
    },
  }
}
