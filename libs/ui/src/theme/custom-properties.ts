import type { CSSProperties } from 'react'

/** Types CSS custom properties as an inline style, which React's types do not know. */
export const customProperties = (properties: Readonly<Record<`--${string}`, string | number>>): CSSProperties => properties
