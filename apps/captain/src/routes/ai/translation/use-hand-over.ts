import { useNavigate } from '@tanstack/react-router'
import { useImageDraft } from '../images/use-image-draft.ts'
import { useReplaced } from '../use-replaced.ts'

/** Returns a function that moves a prompt to the image form. Users can undo it. */
export const useHandOver = () => {
  const tellReplaced = useReplaced()
  const navigate = useNavigate()
  const { draft, change } = useImageDraft()
  return async (prompt: string): Promise<void> => {
    const before = draft.prompt
    change({ prompt })
    await navigate({ to: '/captain/ai/text-to-image' })
    tellReplaced({ prompt: before }, { prompt }, () => change({ prompt: before }))
  }
}
