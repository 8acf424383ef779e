import { useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'

/** Returns a function that shows that the code of a menu could not be fetched. */
export const useMissingMenuToast = (): (() => void) => {
  const { t } = useLingui()
  const toasts = useToasts()
  return () =>
    void toasts.error({
      summary: t`メニューを開けませんでした`,
      detail: t`通信の状態を確認してから、もう一度開いてください。`,
      group: 'missing-menu',
    })
}
