import { useDialogs } from '@captain/ui'
import { useCallbackRef } from '@mantine/hooks'
import { useBlocker, type ShouldBlockFn } from '@tanstack/react-router'
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'

type Guard = {
  readonly report: (isUnsaved: boolean) => void
  /** Whether the question is open. */
  readonly isAsking: boolean
}

const UnsavedContext = createContext<Guard | null>(null)

/** Asks before a panel is left with unsaved input: by Escape, its button, a press outside, another tab or Back. All change the address. */
export const UnsavedGuard = ({ children }: { readonly children: ReactNode }) => {
  const dialogs = useDialogs()
  const isUnsaved = useRef(false)
  const report = useCallback((now: boolean) => {
    isUnsaved.current = now
  }, [])
  const [isAsking, setAsking] = useState(false)
  const shouldBlockFn = useCallbackRef<ShouldBlockFn>(async () => {
    if (!isUnsaved.current) return false
    setAsking(true)
    const leaves = await dialogs.cancel()
    // The key press that answered has not reached the panel below yet.
    setTimeout(() => setAsking(false))
    return !leaves
  })
  const enableBeforeUnload = useCallbackRef(() => isUnsaved.current)
  useBlocker({ shouldBlockFn, enableBeforeUnload })
  const guard = useMemo(() => ({ report, isAsking }), [report, isAsking])
  return <UnsavedContext value={guard}>{children}</UnsavedContext>
}

/** Reports to the guard of the panel whether a form has unsaved input. */
export const useUnsaved = (isUnsaved: boolean): void => {
  const report = use(UnsavedContext)?.report
  useEffect(() => {
    report?.(isUnsaved)
    return () => report?.(false)
  }, [report, isUnsaved])
}

/** Whether Escape belongs to the question above the panel. */
export const useIsAsking = (): boolean => use(UnsavedContext)?.isAsking ?? false
