import { useState, type ReactNode, type RefCallback } from 'react'
import { deferred, usePreload } from './deferred.ts'

const TOOLTIP = deferred(async () => (await import('./tooltip.ts')).Tooltip)

type HintProps = {
  /** The accessible name of the element, which readers of a screen hear anyway. */
  readonly label: string
  readonly disabled?: boolean
  readonly children: (ref: RefCallback<HTMLElement>) => ReactNode
}

/** A tooltip at the right of an element, whose code loads after the first paint. */
export const Hint = ({ label, disabled = false, children }: HintProps) => {
  const [target, setTarget] = useState<HTMLElement | null>(null)
  usePreload(TOOLTIP)
  return (
    <>
      {children(setTarget)}
      {target !== null && !disabled && <TOOLTIP.Show key={label} target={target} label={label} position="right" />}
    </>
  )
}
