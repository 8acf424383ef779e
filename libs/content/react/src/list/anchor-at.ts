import type { CSSProperties } from 'react'

/** Returns the position of a button, for the anchor of a menu that several buttons share. */
export const anchorAt = (button: HTMLElement): CSSProperties => {
  const { left, top, width, height } = button.getBoundingClientRect()
  return { left, top, width, height }
}
