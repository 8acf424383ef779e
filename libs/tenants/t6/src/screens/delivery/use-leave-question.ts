import { useDialogs } from '@captain/ui'
import { useCallbackRef } from '@mantine/hooks'
import { useBlocker, type ShouldBlockFn } from '@tanstack/react-router'

type Question = { readonly title: string; readonly body: string; readonly leave: string }

/** Asks once before a screen with unsaved changes is left. */
export const useLeaveQuestion = (isDirty: boolean, { title, body, leave }: Question): void => {
  const dialogs = useDialogs()
  // Stable, because opening the dialog renders this again: a guard that is put up anew meanwhile would ask a second time.
  const shouldBlockFn = useCallbackRef<ShouldBlockFn>(async ({ current, next }) => {
    if (current.pathname === next.pathname || !isDirty) return false
    return !(await dialogs.cancel({ title, body, confirmLabel: leave, danger: true }))
  })
  const enableBeforeUnload = useCallbackRef(() => isDirty)
  useBlocker({ shouldBlockFn, enableBeforeUnload })
}
