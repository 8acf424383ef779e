/** Returns the rows with one of them at another position. */
export const movedRow = <T>(rows: readonly T[], from: number, to: number): readonly T[] => {
  const rest = rows.filter((_, position) => position !== from)
  const row = rows[from]
  return row === undefined ? rows : [...rest.slice(0, to), row, ...rest.slice(to)]
}
