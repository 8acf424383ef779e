const HEX = /^#([0-9a-f]{6})$/i

/** Returns the class that sets `--brand` to a colour of the content; an empty string if it is not `#RRGGBB`. */
export const colorClass = (color: string | null | undefined): string => {
  const digits = HEX.exec(color ?? '')?.[1]
  return digits === undefined ? '' : `c-${digits.toLowerCase()}`
}

/** Rules for the colours that content brings. The policy of the pages forbids style attributes, so the head carries them. */
export const colorRules = (colors: Iterable<string>): string =>
  [...new Set([...colors].map((color) => colorClass(color)))]
    .filter((name) => name !== '')
    .map((name) => `.${name}{--brand:#${name.slice(2)}}`)
    .join('')
