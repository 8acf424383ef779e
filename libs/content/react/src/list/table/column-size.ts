import type { CSSProperties } from 'react'

/** The width of a column: what it needs in px, and its shares of what the table has left, of which the title has one. */
export const columnSize = (width: number, shares: number): CSSProperties =>
  shares === 0 ? { width } : { width: `calc(${width}px + var(--left-over) / var(--shares) * ${shares})` }
