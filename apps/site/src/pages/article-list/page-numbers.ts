/** Returns the page numbers around a page, with null for a gap: 1 … 4 5 6 … 20. */
export const pageNumbers = (page: number, pages: number): readonly (number | null)[] => {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const shown = [...new Set(near)].toSorted((one, other) => one - other)
  return shown.flatMap((number, place) => {
    const before = shown[place - 1] ?? 0
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [null, number] : [number]
  })
}
