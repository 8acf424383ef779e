import type { ImageStyle, PromptTone } from '@captain/ai-core'
import { useLingui } from '@lingui/react/macro'

/** Returns the labels of image styles and prompt tones. */
export const useStyleLabels = () => {
  const { t } = useLingui()
  const styles: Readonly<Record<ImageStyle, string>> = {
    none: t`指定なし`,
    photo: t`写真`,
    illustration: t`イラスト`,
    watercolor: t`水彩`,
    anime: t`アニメ`,
    flat: t`フラット`,
    pixel: t`ドット絵`,
    render: t`3D`,
  }
  const tones: Readonly<Record<PromptTone, string>> = {
    plain: t`忠実に`,
    detailed: t`くわしく`,
    poetic: t`詩的に`,
    concise: t`簡潔に`,
  }
  return { styles, tones }
}
