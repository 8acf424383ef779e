import { startTransition, useEffect, useState } from 'react'
import type { Density } from './list-preferences.ts'

/** Pixels above the rows: the bar, the title and the filters. */
const ABOVE = 200
/** Heights of a row in pixels. */
const ROW: Readonly<Record<Density, number>> = { normal: 40, compact: 32 }

const fitting = (density: Density): number => Math.ceil((window.innerHeight - ABOVE) / ROW[density])

/**
 * Returns the rows to render: when a list appears, those that fit into the window, and all of them right after they are painted. Without
 * `isDivided`, all at once.
 */
export const useFirstRows = <Row>(rows: readonly Row[], density: Density, isDivided: boolean): readonly Row[] => {
  const [count, setCount] = useState(() => (isDivided ? fitting(density) : Infinity))
  useEffect(() => startTransition(() => setCount(Infinity)), [])
  return rows.length > count ? rows.slice(0, count) : rows
}
