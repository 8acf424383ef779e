import { useNavigate } from '@tanstack/react-router'
import { useImageDraft } from '../images/use-image-draft.ts'
import { useUndoReplacement } from '../use-undo-replacement.ts'

/** Returns a function that moves a prompt to the image form. Users can undo it. */
export const useHandOver = () => {
  const offerUndo = useUndoReplacement()
  const navigate = useNavigate()
  const { draft, change } = useImageDraft()
  return async (prompt: string): Promise<void> => {
    const before = draft.prompt
    change({ prompt })
    await navigate({ to: '/captain/ai/text-to-image' })
    offerUndo({ prompt: before }, { prompt }, () => change({ prompt: before }))
  }
}
