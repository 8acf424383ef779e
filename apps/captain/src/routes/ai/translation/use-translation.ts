import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ai, refreshAi } from '../ai-queries.ts'
import { useUndoReplacement } from '../use-undo-replacement.ts'
import type { TranslationDraft } from './use-translation-draft.ts'

type Translation = {
  readonly draft: TranslationDraft
  readonly request: Parameters<typeof ai.translate>[0]
  /** Shows what is wrong; false if the request cannot be sent. */
  readonly isReady: () => boolean
  /** Shows a refusal at its fields; false if it is about none. */
  readonly refuse: (error: unknown) => boolean
  readonly onChange: (values: Partial<TranslationDraft>) => void
}

/** Sends a text to be translated, one at a time, and offers to undo what the result replaced. */
export const useTranslation = ({ draft, request, isReady, refuse, onChange }: Translation) => {
  const queryClient = useQueryClient()
  const offerUndo = useUndoReplacement()
  const [failure, setFailure] = useState<unknown>(null)
  const [running, setRunning] = useState<AbortController | null>(null)
  const latest = useRef<AbortController | null>(null)
  useEffect(() => () => latest.current?.abort(), [])
  // The draft when the response arrives; it may have changed since the request.
  const shown = useRef(draft)
  useEffect(() => {
    shown.current = draft
  })

  const send = async () => {
    if (latest.current !== null || !isReady()) return
    const controller = new AbortController()
    latest.current = controller
    setRunning(controller)
    setFailure(null)
    try {
      const { prompt, missingTerms } = await ai.translate(request, { signal: controller.signal })
      const next = { prompt: prompt ?? '', missingTerms }
      const { prompt: lastPrompt, missingTerms: lastMissing } = shown.current
      onChange(next)
      offerUndo({ prompt: lastPrompt }, next, () => onChange({ prompt: lastPrompt, missingTerms: lastMissing }))
    } catch (error) {
      if (!controller.signal.aborted && !refuse(error)) setFailure(error)
    } finally {
      latest.current = null
      setRunning(null)
      void refreshAi(queryClient)
    }
  }

  return { failure, running, send }
}
