import type { CSSProperties } from 'react'

/** Types CSS custom properties as an inline style, because React's types lack them. */
export const customProperties = (properties: Readonly<Record<`--${string}`, string | number>>): CSSProperties => properties
