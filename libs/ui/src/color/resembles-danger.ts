import { toOklch } from './oklch.ts'

/** Hue of the danger colour, in radians. */
const DANGER_HUE = 0.5

/** Largest difference in hue at which a brand looks like a warning, and the chroma below which it looks brown or grey. */
const NEAR = 0.35
const VIVID = 0.1

/** Returns whether a brand colour looks like that of errors, so that nothing may depend on telling them apart. */
export const resemblesDanger = (color: string): boolean => {
  const { hue, chroma } = toOklch(color)
  return chroma > VIVID && Math.abs(hue - DANGER_HUE) < NEAR
}
