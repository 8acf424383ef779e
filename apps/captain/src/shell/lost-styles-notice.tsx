import { useSharedValue, useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { fetchLostStyles, lostStyles } from '../recovery/lost-styles.ts'

const GROUP = 'lost-styles'

/** Says which style sheets are missing, as long as they are, and fetches them again on request. */
export const LostStylesNotice = () => {
  const { t } = useLingui()
  const toasts = useToasts()
  const names = useSharedValue(lostStyles).join(', ')
  useEffect(() => {
    if (names === '') return
    toasts.warn({
      summary: t`画面の一部を読み込めませんでした`,
      detail: t`表示の形（${names}）が届いていません。見た目が崩れていても、入力と保存はできます。`,
      life: null,
      group: GROUP,
      action: { label: t`もう一度読み込む`, onClick: fetchLostStyles },
    })
    return () => toasts.close(GROUP)
  }, [names, t, toasts])
  return null
}
