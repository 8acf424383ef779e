import { toRgba } from '@mantine/core'

/** Colour by perceived lightness (0–1), chroma (0–0.37) and hue (radians). */
export type Oklch = { readonly lightness: number; readonly chroma: number; readonly hue: number }

type Triple = readonly [number, number, number]

const toLinear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
const fromLinear = (channel: number) => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055)

/** Parses any CSS hex or rgb colour. Matrices: Björn Ottosson, "A perceptual color space for image processing". */
export const toOklch = (color: string): Oklch => {
  const rgba = toRgba(color)
  const [r, g, b] = [toLinear(rgba.r / 255), toLinear(rgba.g / 255), toLinear(rgba.b / 255)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const c = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, chroma: Math.hypot(a, c), hue: Math.atan2(c, a) }
}

const toLinearRgb = ({ lightness, chroma, hue }: Oklch): Triple => {
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const isInGamut = (rgb: Triple) => rgb.every((channel) => channel >= -0.0005 && channel <= 1.0005)

/** Formats a colour as `#rrggbb`. A colour outside the sRGB gamut loses chroma, never lightness or hue. */
export const toHex = (color: Oklch): string => {
  let chroma = color.chroma
  while (chroma > 0 && !isInGamut(toLinearRgb({ ...color, chroma }))) chroma = Math.max(0, chroma - 0.004)
  const channels = toLinearRgb({ ...color, chroma }).map((channel) =>
    Math.round(Math.min(1, Math.max(0, fromLinear(Math.max(0, channel)))) * 255),
  )
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
