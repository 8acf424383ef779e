import type { Link } from './modules.ts'

/** Returns the groups of files that import each other in a circle, largest first (Tarjan's strongly connected components). */
export const cyclesIn = (links: readonly Pick<Link, 'from' | 'to'>[]): readonly (readonly string[])[] => {
  const next = new Map<string, Set<string>>()
  for (const { from, to } of links) next.set(from, (next.get(from) ?? new Set()).add(to))
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const onStack = new Set<string>()
  const cycles: string[][] = []
  const lower = (path: string, value: number) => low.set(path, Math.min(low.get(path) ?? value, value))
  const visit = (path: string): void => {
    const own = index.size
    index.set(path, own)
    low.set(path, own)
    stack.push(path)
    onStack.add(path)
    for (const to of next.get(path) ?? []) {
      if (!index.has(to)) visit(to)
      if (onStack.has(to)) lower(path, low.get(to) ?? own)
    }
    if (low.get(path) !== own) return
    const group = stack.splice(stack.indexOf(path))
    for (const each of group) onStack.delete(each)
    if (group.length > 1 || next.get(path)?.has(path)) cycles.push(group.toSorted())
  }
  for (const path of next.keys()) if (!index.has(path)) visit(path)
  return cycles.toSorted((a, b) => b.length - a.length || (a[0] ?? '').localeCompare(b[0] ?? ''))
}
