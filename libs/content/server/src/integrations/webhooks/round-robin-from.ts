/** Rotates the list to begin after the one that was served last. */
export const roundRobinFrom = <One extends { readonly number: number }>(all: readonly One[], last: number | null): readonly One[] => {
  const behind = all.findIndex(({ number }) => number === last) + 1
  return [...all.slice(behind), ...all.slice(0, behind)]
}
