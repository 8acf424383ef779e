/** The highest numbers of effects. Higher ones look the same, and make viewers compute for minutes. */
const HIGHEST: ReadonlyMap<string, number> = new Map([
  ['numOctaves', 10],
  ['order', 15],
  ['radius', 100],
])

/** Returns whether an attribute has a highest number. */
export const isLimited = (name: string): boolean => HIGHEST.has(name)

/** Returns a value of an attribute, with the highest number instead of any that exceeds it. */
export const limited = (name: string, value: string): string => {
  const highest = HIGHEST.get(name)
  return highest === undefined ? value : value.replaceAll(/[^\s,]+/g, (number) => (Number(number) <= highest ? number : String(highest)))
}
