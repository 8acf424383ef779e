/** Returns the items with those of `ids` in that order; each of them takes a position that one of them already had. */
export const inOrder = <Item extends { readonly id: string }>(items: readonly Item[], ids: readonly string[]): readonly Item[] => {
  const byId = new Map(items.map((item) => [item.id, item]))
  const ordered = ids.map((id) => byId.get(id)).filter((item) => item !== undefined)
  const moved = new Set(ordered.map(({ id }) => id))
  const next = ordered[Symbol.iterator]()
  return items.map((item) => (moved.has(item.id) ? (next.next().value ?? item) : item))
}
