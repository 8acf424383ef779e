import { getHotkeyHandler, type HotkeyItem } from '@mantine/hooks'
import { useEffect, useEffectEvent } from 'react'
import { isComposing } from './is-composing.ts'

export type Shortcut = {
  /** Key combination in the syntax of @mantine/hooks: `mod+S`, `/`, `j`; `mod` is ⌘ on a Mac and Ctrl elsewhere. */
  readonly keys: string
  readonly run: (event: KeyboardEvent) => void
  /** Also works inside inputs; only for combinations that type no character. */
  readonly inInputs?: boolean
  /** Also runs where the focused element uses the keys itself, such as a text editor or an open dropdown; dialogs keep their keys. */
  readonly first?: boolean
}

/** Elements where keys type or choose. Checkboxes and radio buttons use only Space and arrows, so shortcuts work on them. */
const TYPING =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="textbox"], [role="dialog"], [role="menu"]'
const DIALOG = '[role="dialog"]'
const isIn = (target: EventTarget | null, selector: string) => target instanceof Element && target.closest(selector) !== null

/**
 * Returns the spellings of a combination. A sign such as `?` or `/` needs Shift on some keyboards only; a letter with Shift is another key.
 */
const spellings = (keys: string): readonly string[] => (/^[^\p{L}\p{N}]$/u.test(keys) ? [keys, `shift+${keys}`] : [keys])

const runMatching = (shortcuts: readonly Shortcut[], event: KeyboardEvent): void =>
  getHotkeyHandler(
    shortcuts.flatMap(({ keys, run }) =>
      spellings(keys).map((spelling): HotkeyItem => [spelling, (pressed: KeyboardEvent) => run(pressed)]),
    ),
  )(event)

/** Registers keyboard shortcuts of a screen. They are off inside inputs and dialogs, and during input method composition. */
export const useShortcuts = (shortcuts: readonly Shortcut[]): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposing(event)) return
    const typing = isIn(event.target, TYPING)
    runMatching(
      shortcuts.filter(({ inInputs }) => !typing || inInputs === true),
      event,
    )
  })
  const onKeyFirst = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event) || isIn(event.target, DIALOG)) return
    const early = shortcuts.filter(({ first }) => first === true)
    runMatching(
      early.map((shortcut): Shortcut => ({
        ...shortcut,
        run: (pressed) => {
          pressed.stopPropagation()
          shortcut.run(pressed)
        },
      })),
      event,
    )
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    const listenFirst = (event: KeyboardEvent) => onKeyFirst(event)
    document.addEventListener('keydown', listen)
    document.addEventListener('keydown', listenFirst, { capture: true })
    return () => {
      document.removeEventListener('keydown', listen)
      document.removeEventListener('keydown', listenFirst, { capture: true })
    }
  }, [])
}
