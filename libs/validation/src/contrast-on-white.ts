const HEX = /^#[0-9a-f]{6}$/i

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

/** Returns the contrast ratio of `#RRGGBB` on white, 1 to 21 (WCAG 2.2); null for an invalid colour. */
export const contrastOnWhite = (color: string): number | null => {
  if (!HEX.test(color)) return null
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) => linear(Number.parseInt(color.slice(place, place + 2), 16) / 255))
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}
