import { useDialogs } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useCallbackRef } from '@mantine/hooks'
import { useBlocker, type ShouldBlockFn } from '@tanstack/react-router'

/** Asks once before a page with unsaved changes is left; what was typed stays in the browser and is offered on return. */
export const useLeaveGuard = (isDirty: () => boolean): void => {
  const { t } = useLingui()
  const dialogs = useDialogs()
  // Stable, because opening the dialog renders this again: a guard that is put up anew meanwhile would ask a second time.
  const shouldBlockFn = useCallbackRef<ShouldBlockFn>(async ({ current, next }) => {
    if (current.pathname === next.pathname || !isDirty()) return false
    const leaves = await dialogs.cancel({
      title: t`保存していない変更`,
      body: t`保存していない変更があります。入力した内容はこの端末に残り、次に開いたときに復元できます。この画面を離れますか。`,
      confirmLabel: t`離れる`,
      danger: false,
    })
    return !leaves
  })
  const enableBeforeUnload = useCallbackRef(isDirty)
  useBlocker({ shouldBlockFn, enableBeforeUnload })
}
