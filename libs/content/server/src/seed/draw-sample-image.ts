import { loadSharp } from '../media/load-sharp.ts'

type Drawing = { readonly name: string; /** `#RRGGBB` */ readonly color: string; readonly width: number; readonly height: number }

type Channels = readonly [number, number, number]

const PAPER: Channels = [250, 246, 238]
const INK: Channels = [28, 25, 32]

const channels = (color: string): Channels =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16)) as unknown as Channels

const mix = (one: Channels, other: Channels, share: number): string =>
  `rgb(${one.map((value, place) => Math.round(value * (1 - share) + (other[place] ?? 0) * share)).join(' ')})`

/** Returns numbers from 0 to 1 that depend on the name only. */
const numbersOf = (name: string) => {
  let state = [...name].reduce((sum, character) => Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}

type Brush = { readonly color: Channels; readonly width: number; readonly height: number; next(): number }

const hills = ({ color, width, height, next }: Brush): string => {
  const layer = (level: number, shade: string) => {
    const top = height * level
    const lift = height * (0.08 + next() * 0.12)
    const turn = width * (0.35 + next() * 0.3)
    return `<path d="M0 ${top} C ${turn * 0.5} ${top - lift}, ${turn} ${top - lift}, ${turn} ${top} S ${width * 0.85} ${top + lift}, ${width} ${top - lift * 0.4} V ${height} H 0 Z" fill="${shade}"/>`
  }
  const radius = height * (0.12 + next() * 0.08)
  const sun = `<circle cx="${width * (0.2 + next() * 0.6)}" cy="${height * 0.34}" r="${radius}" fill="${mix(color, PAPER, 0.25)}"/>`
  return [sun, layer(0.58, mix(color, PAPER, 0.55)), layer(0.7, mix(color, PAPER, 0.2)), layer(0.84, mix(color, INK, 0.35))].join('')
}

const rings = ({ color, width, height, next }: Brush): string => {
  const x = width * (0.3 + next() * 0.4)
  const y = height * (0.4 + next() * 0.2)
  const size = Math.min(width, height) * 0.46
  const ring = (share: number, shade: string) => `<circle cx="${x}" cy="${y}" r="${size * share}" fill="${shade}"/>`
  const moon = `<circle cx="${x + size * 0.78}" cy="${y - size * 0.62}" r="${size * 0.14}" fill="${mix(color, INK, 0.3)}"/>`
  return [
    ring(1, mix(color, PAPER, 0.72)),
    ring(0.74, mix(color, PAPER, 0.48)),
    ring(0.5, mix(color, PAPER, 0.15)),
    ring(0.22, mix(color, INK, 0.35)),
    moon,
  ].join('')
}

const tiles = ({ color, width, height, next }: Brush): string => {
  const columns = 6
  const side = width / columns
  const shades = [mix(color, PAPER, 0.78), mix(color, PAPER, 0.5), mix(color, PAPER, 0.18), mix(color, INK, 0.3)]
  const tile = (place: number): string => {
    const x = (place % columns) * side
    const y = Math.floor(place / columns) * side
    const shade = shades[Math.floor(next() * shades.length)] ?? shades[0]
    const corners = [
      `M${x} ${y} h${side} a${side} ${side} 0 0 1 -${side} ${side} Z`,
      `M${x + side} ${y + side} h-${side} a${side} ${side} 0 0 1 ${side} -${side} Z`,
    ]
    return `<path d="${next() < 0.5 ? corners[0] : corners[1]}" fill="${shade}"/>`
  }
  return Array.from({ length: columns * Math.ceil(height / side) }, (_unused, place) => tile(place)).join('')
}

const MOTIFS = [hills, rings, tiles] as const

const svgOf = ({ name, color, width, height }: Drawing): string => {
  const next = numbersOf(name)
  const brush: Brush = { color: channels(color), width, height, next }
  const motif = MOTIFS[Math.floor(next() * MOTIFS.length)] ?? hills
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${mix(brush.color, PAPER, 0.88)}"/>${motif(brush)}</svg>`
}

/** Draws an abstract PNG image in shades of one colour, deterministic for the name. It contains no text, because fonts may be missing. */
export const drawSampleImage = async (drawing: Drawing): Promise<Buffer> => {
  const sharp = await loadSharp()
  // Opaque, because transparency makes resizing slower.
  return sharp(Buffer.from(svgOf(drawing)))
    .removeAlpha()
    .png({ compressionLevel: 6 })
    .toBuffer()
}
