import { currentClock, type Transition, type Values } from '@captain/content-core'
import { useCallback } from 'react'
import { useContent } from '../../content-context.tsx'

/** What a step brings about besides, in words of the type, for the question before it. */
export const useStepTells = (): ((step: Transition, values: Values) => readonly string[]) => {
  const { contentType, words } = useContent()
  return useCallback(
    (step, values) => (contentType.steps[step]?.tells?.(values as never, currentClock()) ?? []).flatMap((key) => words.tells?.[key] ?? []),
    [contentType, words],
  )
}
