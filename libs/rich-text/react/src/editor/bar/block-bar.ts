import type { Release } from '../composition.ts'
import { element } from '../dom/element.ts'
import { ICONS } from '../icons.ts'
import { altKeyName, keyName } from '../key-names.ts'
import { type BlockKind, keyOfBlock } from '../menu/block-kinds.ts'
import type { EditorMessages } from '../messages/editor-messages.ts'
import { asToolbar, barButton, type BarButton } from './bar-buttons.ts'
import { followBlock } from './current-block.ts'
import { createTooltip } from './tooltip.ts'

export type BlockBar = {
  /** Puts the focus on the buttons, for a block. */
  focus: (block: HTMLElement | null) => void
  /** Returns the block that the buttons act on. */
  current: () => HTMLElement | null
  /** Returns the key of its kind. */
  currentKey: () => string | null
  /** Shows what the block is now. */
  update: () => void
  stop: Release
}

export type BarActions = {
  /** Called when a pointer presses a button, before anything else happens. */
  press: (event: PointerEvent) => void
  add: (button: HTMLElement) => void
  turn: (button: HTMLElement) => void
  move: (by: number) => void
  openSettings: () => void
  remove: () => void
  /** Returns the focus to the text. */
  leave: () => void
}

type BarOptions = {
  readonly host: HTMLElement
  readonly holder: HTMLElement
  readonly messages: EditorMessages
  readonly kinds: readonly BlockKind[]
  readonly textKinds: readonly BlockKind[]
  /** Returns the type of a block; null before the editor knows. */
  readonly typeOf: (block: HTMLElement) => string | null
  readonly actions: BarActions
}

/** Room below the bar at the end of a short field. */
const EDGE = 6

type Buttons = Readonly<Record<'add' | 'turn' | 'up' | 'down' | 'settings' | 'remove', BarButton>>

function createButtons({ host, messages, actions }: BarOptions): Buttons {
  const { bar, dictionary } = messages
  const tooltip = createTooltip(host, messages.lang)
  const button = (
    name: keyof Buttons,
    icon: string,
    text: string,
    onPress: (root: HTMLElement) => void,
    keys?: string,
    shortcut?: string,
  ) => {
    const made: BarButton = barButton(tooltip, {
      name,
      icon,
      tip: { text, ...(keys !== undefined && { keys }) },
      ...(shortcut !== undefined && { shortcut }),
      onPress: () => {
        tooltip.hide()
        onPress(made.root)
      },
    })
    return made
  }
  const buttons: Buttons = {
    add: button('add', ICONS.add, bar.add, actions.add, '/'),
    turn: button('turn', ICONS.alignLeft, bar.turn, actions.turn),
    up: button('up', ICONS.up, dictionary.blockTunes.moveUp['Move up'], () => actions.move(-1), altKeyName('↑'), 'Alt+ArrowUp'),
    down: button('down', ICONS.down, dictionary.blockTunes.moveDown['Move down'], () => actions.move(1), altKeyName('↓'), 'Alt+ArrowDown'),
    settings: button('settings', ICONS.settings, bar.settings, actions.openSettings, keyName('/'), 'Control+/ Meta+/'),
    remove: button('remove', ICONS.trash, bar.remove, actions.remove),
  }
  buttons.add.root.setAttribute('aria-haspopup', 'listbox')
  buttons.turn.root.setAttribute('aria-haspopup', 'listbox')
  return buttons
}

/** Says on the buttons what the block is now, and which of them work. */
function describe({ turn, up, down }: Buttons, block: Element, type: string, { messages, kinds, textKinds }: BarOptions): void {
  const { bar: words, dictionary, unsupported } = messages
  const key = keyOfBlock(type, block)
  const isText = textKinds.some((kind) => kind.type === type)
  const all = [...textKinds, ...kinds]
  const kind = all.find((one) => one.key === key) ?? all.find((one) => one.type === type)
  const name = kind?.name ?? unsupported.title
  turn.update({
    icon: kind?.icon ?? ICONS.unsupported,
    tip: { text: isText ? words.turnFrom(name) : words.staysWhatItIs(name) },
    isOff: !isText,
  })
  const { moveUp, moveDown } = dictionary.blockTunes
  up.update({ tip: { text: moveUp['Move up'], keys: altKeyName('↑') }, isOff: block.previousElementSibling === null })
  down.update({ tip: { text: moveDown['Move down'], keys: altKeyName('↓') }, isOff: block.nextElementSibling === null })
}

/**
 * Creates the quiet buttons at the current block. Next to the text on wide screens, where they stay in view beside a long block; in a row at the
 * top of the field on narrow screens and on touch.
 */
export function createBlockBar(options: BarOptions): BlockBar {
  const { host, holder, messages, typeOf, actions } = options
  const buttons = createButtons(options)
  const bar = element('div', {
    class: 'rte-bar',
    role: 'toolbar',
    lang: messages.lang,
    'aria-label': messages.bar.label,
    'aria-keyshortcuts': 'Alt+F10',
  })
  bar.append(...Object.values(buttons).map(({ root }) => root))
  const track = element('div', { class: 'rte-bar-track' }, bar)
  host.append(track)
  asToolbar(bar, actions.leave)
  bar.addEventListener('pointerdown', actions.press)
  // A press keeps the caret in the text.
  bar.addEventListener('mousedown', (event) => event.preventDefault())

  const place = () => {
    const block = current.get()
    if (block === null) return
    const [outer, inner, height] = [host.getBoundingClientRect(), block.getBoundingClientRect(), bar.offsetHeight]
    const top = Math.max(EDGE, Math.min(inner.top - outer.top, outer.height - height - EDGE))
    track.style.top = `${Math.round(top)}px`
    track.style.height = `${Math.round(Math.max(height, inner.bottom - outer.top - top))}px`
  }
  const update = () => {
    const block = current.get()
    const type = block === null ? null : typeOf(block)
    if (block !== null && type !== null) describe(buttons, block, type, options)
    place()
  }
  const isBusy = () => bar.contains(document.activeElement) || host.querySelector('.rte-panel') !== null
  const current = followBlock(holder, { onChange: update, isBusy })
  // On-screen keyboards of iOS move the page below the window instead of making it lower.
  const pan = () => host.style.setProperty('--_pan', `${Math.round(window.visualViewport?.offsetTop ?? 0)}px`)
  window.visualViewport?.addEventListener('scroll', pan)
  const sizes = new ResizeObserver(place)
  for (const one of [host, holder]) sizes.observe(one)
  const changes = new MutationObserver(update)
  const watch = () => {
    const redactor = holder.querySelector('.codex-editor__redactor')
    if (redactor) changes.observe(redactor, { childList: true })
  }
  watch()
  return {
    // Chromium takes a key with Alt for no sign of a keyboard, and would draw no ring.
    focus: (block) => {
      current.set(block)
      bar.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ focusVisible: true })
    },
    current: current.get,
    currentKey: () => {
      const block = current.get()
      const type = block === null ? null : typeOf(block)
      return block === null || type === null ? null : keyOfBlock(type, block)
    },
    update: () => {
      watch()
      update()
    },
    stop: () => {
      current.stop()
      window.visualViewport?.removeEventListener('scroll', pan)
      sizes.disconnect()
      changes.disconnect()
      track.remove()
      host.querySelector('.rte-tip')?.remove()
    },
  }
}
