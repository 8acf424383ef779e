import { getHotkeyHandler, type HotkeyItem } from '@mantine/hooks'
import { useEffect, useEffectEvent } from 'react'
import { isComposing } from './is-composing.ts'

export type Shortcut = {
  /** `mod+S`, `/`, `j`: a combination as @mantine/hooks reads it; `mod` is ⌘ on a Mac and Ctrl elsewhere. */
  readonly keys: string
  readonly act: (event: KeyboardEvent) => void
  /** Works inside inputs too; only for combinations that type nothing. */
  readonly inInputs?: boolean
}

/** Where keys type or choose. A tick and a radio button take none but Space and arrows, so a screen's keys work on them. */
const TYPING =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="textbox"], [role="dialog"], [role="menu"]'
const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(TYPING) !== null

/** A sign such as `?` or `/` is typed with Shift on one keyboard and without on another; a letter with Shift is another key. */
const spellings = (keys: string): readonly string[] => (/^[^\p{L}\p{N}]$/u.test(keys) ? [keys, `shift+${keys}`] : [keys])

/** Keyboard shortcuts of a screen: off inside inputs and dialogs, and while an input method is composing. */
export const useShortcuts = (shortcuts: readonly Shortcut[]): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposing(event)) return
    const typing = isTyping(event.target)
    const active = shortcuts.filter((shortcut) => !typing || shortcut.inInputs === true)
    getHotkeyHandler(
      active.flatMap(({ keys, act }) =>
        spellings(keys).map((spelling): HotkeyItem => [spelling, (pressed: KeyboardEvent) => act(pressed)]),
      ),
    )(event)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
