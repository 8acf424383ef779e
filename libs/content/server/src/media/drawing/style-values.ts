const FETCHES = /url\s*\(\s*(?!['"]?#)/i
const PLAIN_STYLE = /^[#\w.,%\s()'"+*/-]+$/

/** The name before a parenthesis; empty in a calculation. */
const FUNCTION = /([^\s(),+*/;:'"]*)\(/g

/** Functions of colours, effects, shapes, transforms and calculations. Others, like `image-set` and `src`, may name an address. */
const FUNCTIONS: ReadonlySet<string> = new Set(
  `url rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix icc-color calc min max clamp var
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia circle ellipse inset polygon path rect xywh
  matrix matrix3d perspective rotate rotate3d rotatex rotatey rotatez scale scale3d scalex scaley scalez skew skewx skewy
  translate translate3d translatex translatey translatez`.split(/\s+/),
)

/** A backslash writes any letter in a style, so that no pattern recognises what it says. */
export const isPlain = (value: string): boolean => !value.includes('\\') && !FETCHES.test(value)

/** Returns whether the value of a property names no address: viewers would fetch it. */
export const namesNoAddress = (value: string): boolean => {
  if (!isPlain(value) || value.includes('//')) return false
  for (const [, name = ''] of value.matchAll(FUNCTION)) if (name !== '' && !FUNCTIONS.has(name.toLowerCase())) return false
  return true
}

/** Returns whether a declaration of a style is kept. */
export const isPlainStyle = (value: string): boolean => PLAIN_STYLE.test(value) && namesNoAddress(value)
