import { useEffect, useState } from 'react'
import type { DrawnQrCode } from './draw-qr-code.ts'

type Outcome = { readonly of: string; readonly drawn: DrawnQrCode | null }

/** Draws a code on first render and on every change; returns `null` while drawing, `failed` on error. */
export const useQrCode = (text: string, picture: string | null) => {
  const [attempt, setAttempt] = useState(0)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const wanted = `${attempt}/${text}/${picture ?? ''}`

  useEffect(() => {
    let isWanted = true
    const show = (drawn: DrawnQrCode | null) => {
      if (isWanted) setOutcome({ of: wanted, drawn })
    }
    // Drawing loads a separate library, so that nothing else waits for it.
    const draw = async () => {
      try {
        const { drawQrCode } = await import('./draw-qr-code.ts')
        show(await drawQrCode(text, picture))
      } catch {
        show(null)
      }
    }
    void draw()
    return () => {
      isWanted = false
    }
  }, [text, picture, wanted])

  const current = outcome?.of === wanted ? outcome : null
  return {
    drawn: current?.drawn ?? null,
    failed: current !== null && current.drawn === null,
    retry: () => setAttempt((before) => before + 1),
  }
}
