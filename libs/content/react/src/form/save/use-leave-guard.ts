import { useDialogs } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useCallbackRef } from '@mantine/hooks'
import { useBlocker, type ShouldBlockFn } from '@tanstack/react-router'

const isNever = () => false

/** Time in which the history goes back to the page that is not left, in ms. */
const RETURN_MS = 200

let asked: Promise<unknown> = Promise.resolve()

/** Waits until no question about leaving is open and the history is where the answer leads. */
export const whenAnswered = async (): Promise<void> => {
  for (let known: unknown = null; known !== asked;) {
    known = asked
    await asked
  }
}

const askedOnce = (question: Promise<boolean>): Promise<boolean> => {
  asked = question.then(() => new Promise((resolve) => setTimeout(resolve, RETURN_MS)))
  return question
}

/**
 * Asks once before the user leaves unsaved changes; the input stays in the browser and is offered on return. A pending upload is lost, so
 * the dialog says that first. Returns the same check for closing without navigation.
 */
export const useLeaveGuard = (isDirty: () => boolean, isUploading: () => boolean = isNever): (() => Promise<boolean>) => {
  const { t } = useLingui()
  const dialogs = useDialogs()
  // Stable, because opening the dialog renders this again: a guard registered again at that point would ask a second time.
  const mayLeave = useCallbackRef(async (): Promise<boolean> => {
    if (!isDirty() && !isUploading()) return true
    const unsaved = {
      title: t`保存していない変更`,
      body: t`保存していない変更があります。入力した内容はこの端末に残り、次に開いたときに復元できます。この画面を離れますか。`,
    }
    const uploading = {
      title: t`アップロード中のファイル`,
      body: t`ファイルをアップロードしています。いま離れるとアップロードは中止され、もう一度選ぶ必要があります。ほかの入力はこの端末に残ります。この画面を離れますか。`,
    }
    const isCutOff = isUploading()
    return askedOnce(dialogs.cancel({ ...(isCutOff ? uploading : unsaved), confirmLabel: t`離れる`, danger: isCutOff }))
  })
  const shouldBlockFn = useCallbackRef<ShouldBlockFn>(
    async ({ current, next }) => current.pathname !== next.pathname && !(await mayLeave()),
  )
  const enableBeforeUnload = useCallbackRef(() => isDirty() || isUploading())
  useBlocker({ shouldBlockFn, enableBeforeUnload })
  return mayLeave
}
