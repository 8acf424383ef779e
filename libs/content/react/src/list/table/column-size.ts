import type { CSSProperties } from 'react'

/** Returns the width of a column: its minimum in px, and its shares of the remaining space, of which the title has one. */
export const columnSize = (width: number, shares: number): CSSProperties =>
  shares === 0 ? { width } : { width: `calc(${width}px + var(--left-over) / var(--shares) * ${shares})` }
