import type { ImageState } from '@captain/ai-core'
import { useLingui } from '@lingui/react/macro'

/** Returns the labels of image states. */
export const useStateWord = (): ((state: ImageState) => string) => {
  const { t } = useLingui()
  const words: Readonly<Record<ImageState, string>> = {
    waiting: t`待機中`,
    running: t`生成中`,
    done: t`完了`,
    failed: t`失敗`,
    cancelled: t`中止済み`,
  }
  return (state) => words[state]
}
