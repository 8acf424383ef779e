import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { DARK_GROUND } from './greys.ts'
import { toHex, toOklch } from './oklch.ts'
import { FILLED_SHADE, shadesOf } from './shades.ts'

const BRANDS = [
  '#B4531F',
  '#6B2D8B',
  '#1D5B8F',
  '#2E7D32',
  '#2B2D6E',
  '#A8324A',
  '#7A4A2B',
  '#0F766E',
  '#B3169B',
  '#475569',
  '#000000',
  '#FFE600',
]

describe('shadesOf', () => {
  it.each(BRANDS)('makes a light-scheme button of %s on which white is readable, and its hover too', (brand) => {
    const shades = shadesOf(brand)
    expect(contrast(shades[FILLED_SHADE.light] ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(shades[FILLED_SHADE.light + 1] ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5)
  })

  it.each(BRANDS)('lightens %s until dark text on it, and itself on the dark ground, is readable', (brand) => {
    const shades = shadesOf(brand)
    expect(contrast(shades[FILLED_SHADE.dark] ?? '', DARK_GROUND)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(shades[FILLED_SHADE.dark - 1] ?? '', DARK_GROUND)).toBeGreaterThanOrEqual(4.5)
  })

  it('keeps a brand that is dark enough as it is', () => {
    expect(shadesOf('#1D5B8F')[FILLED_SHADE.light]).toBe('#1d5b8f')
  })

  it('goes from pale to deep without a step back', () => {
    const lightness = shadesOf('#7A4A2B').map((shade) => toOklch(shade).lightness)
    expect(lightness).toEqual(lightness.toSorted((a, b) => b - a))
  })
})

describe('oklch', () => {
  it.each(['#000000', '#ffffff', '#b4531f', '#0f766e', '#00ff00'])('reads and writes %s without loss', (color) => {
    expect(toHex(toOklch(color))).toBe(color)
  })

  it('takes chroma from a colour that no screen shows, and keeps its lightness', () => {
    const shown = toOklch(toHex({ lightness: 0.9, chroma: 0.35, hue: 0.5 }))
    expect(shown.lightness).toBeCloseTo(0.9, 1)
    expect(shown.chroma).toBeLessThan(0.35)
  })
})
