import { colorsTuple, type MantineColorsTuple } from '@mantine/core'
import { contrast } from './contrast.ts'
import { toHex, toOklch, type Oklch } from './oklch.ts'
import { DARK_GROUND } from './greys.ts'

/** Shades that fill buttons on light and on dark backgrounds. */
export const FILLED_SHADE = { light: 6, dark: 4 } as const

const AA = 4.5

const stepUntil = (start: Oklch, step: number, against: string, ratio: number): Oklch => {
  let color = start
  while (contrast(toHex(color), against) < ratio && color.lightness > 0 && color.lightness < 1)
    color = { ...color, lightness: color.lightness + step }
  return color
}

/**
 * Returns ten shades of a colour, lightest first. Shade 6 is the colour itself, darkened only if white text on it would have less than
 * 4.5:1. Shade 4 is lighter: it carries dark text, and as text on a dark background it has 5.5:1 or more.
 */
export const shadesOf = (color: string): MantineColorsTuple => {
  const base = stepUntil(toOklch(color), -0.01, '#ffffff', AA)
  const light = stepUntil(
    { ...base, lightness: Math.max(base.lightness, 0.66), chroma: Math.min(base.chroma, 0.15) },
    0.01,
    DARK_GROUND,
    5.5,
  )
  const at = (lightness: number, chroma: number) => toHex({ lightness, chroma: base.chroma * chroma, hue: base.hue })
  return colorsTuple([
    at(0.975, 0.12),
    at(0.945, 0.22),
    at(0.89, 0.4),
    toHex({ ...light, lightness: light.lightness + 0.06 }),
    toHex(light),
    toHex({ ...base, lightness: (base.lightness + light.lightness) / 2 }),
    toHex(base),
    at(base.lightness - 0.05, 0.96),
    at(base.lightness - 0.1, 0.9),
    at(base.lightness - 0.15, 0.82),
  ])
}
