import { useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useImageDraft } from '../images/use-image-draft.ts'

/** Takes a prompt to the form of pictures; what stood there can be had back. */
export const useHandOver = () => {
  const { t } = useLingui()
  const toasts = useToasts()
  const navigate = useNavigate()
  const { draft, change } = useImageDraft()
  return async (prompt: string): Promise<void> => {
    const before = draft.prompt
    change({ prompt })
    await navigate({ to: '/captain/ai/text-to-image' })
    if (before.trim() === '' || before === prompt) return
    toasts.info({
      summary: t`プロンプトを置き換えました`,
      life: 8000,
      action: { label: t`元に戻す`, act: () => change({ prompt: before }) },
    })
  }
}
