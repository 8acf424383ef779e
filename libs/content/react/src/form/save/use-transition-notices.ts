import { currentClock, type Transition, type Values } from '@captain/content-core'
import { useCallback } from 'react'
import { useContent } from '../../content-context.tsx'

/** Returns further effects of a transition, in the labels of the type, for its confirmation. */
export const useTransitionNotices = (): ((step: Transition, values: Values) => readonly string[]) => {
  const { contentType, words } = useContent()
  return useCallback(
    (step, values) => (contentType.transitions[step]?.notices?.(values, currentClock()) ?? []).flatMap((key) => words.notices?.[key] ?? []),
    [contentType, words],
  )
}
