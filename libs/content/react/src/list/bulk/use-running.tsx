import { useToasts } from '@captain/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { BulkProgress } from './bulk-progress.tsx'
import { createRun, type Run } from './run.ts'

/** A running action that the user watches. */
export type Running = {
  readonly run: Run
  readonly label: string
  /** Continues it in a toast and frees the list for other work. */
  readonly toBackground: () => void
}

let sequence = 0

/** Shows a run on the screen where it started, and in a toast after the user leaves. */
export const useRunning = () => {
  const toasts = useToasts()
  const [running, setRunning] = useState<Running | null>(null)
  const watched = useRef<Running | null>(null)

  const show = (next: Running | null) => {
    watched.current = next
    setRunning(next)
  }
  const follow = (run: Run, label: string) => {
    sequence += 1
    const group = `bulk-${sequence}`
    toasts.info({ group, summary: label, detail: <BulkProgress run={run} />, life: null, closable: false })
    const unsubscribe = run.subscribe(() => {
      if (!run.get().isOver) return
      unsubscribe()
      toasts.close(group)
    })
  }
  const left = useEffectEvent(() => {
    if (watched.current !== null) follow(watched.current.run, watched.current.label)
  })
  useEffect(() => left, [])

  return {
    running,
    follow,
    begin: (total: number, label: string): Run => {
      const run = createRun(total)
      const toBackground = () => {
        show(null)
        follow(run, label)
      }
      show({ run, label, toBackground })
      return run
    },
    /** Returns whether the user watched it to its end. */
    end: (run: Run): boolean => {
      if (watched.current?.run !== run) return false
      show(null)
      return true
    },
  }
}
