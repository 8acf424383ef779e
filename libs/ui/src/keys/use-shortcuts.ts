import { getHotkeyHandler, type HotkeyItem } from '@mantine/hooks'
import { useEffect, useEffectEvent } from 'react'
import { isComposing } from './is-composing.ts'

export type Shortcut = {
  /** Key combination in the syntax of @mantine/hooks: `mod+S`, `/`, `j`; `mod` is ⌘ on a Mac and Ctrl elsewhere. */
  readonly keys: string
  readonly run: (event: KeyboardEvent) => void
  /** Also works inside inputs; only for combinations that type no character. */
  readonly inInputs?: boolean
}

/** Elements where keys type or choose. Checkboxes and radio buttons use only Space and arrows, so shortcuts work on them. */
const TYPING =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="textbox"], [role="dialog"], [role="menu"]'
const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(TYPING) !== null

/**
 * Returns the spellings of a combination. A sign such as `?` or `/` needs Shift on some keyboards only; a letter with Shift is another key.
 */
const spellings = (keys: string): readonly string[] => (/^[^\p{L}\p{N}]$/u.test(keys) ? [keys, `shift+${keys}`] : [keys])

/** Registers keyboard shortcuts of a screen. They are off inside inputs and dialogs, and during input method composition. */
export const useShortcuts = (shortcuts: readonly Shortcut[]): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposing(event)) return
    const typing = isTyping(event.target)
    const active = shortcuts.filter((shortcut) => !typing || shortcut.inInputs === true)
    getHotkeyHandler(
      active.flatMap(({ keys, run }) =>
        spellings(keys).map((spelling): HotkeyItem => [spelling, (pressed: KeyboardEvent) => run(pressed)]),
      ),
    )(event)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
