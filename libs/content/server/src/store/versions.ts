/** Counts the changes of each tenant's content; results computed at an older count are stale. */
export type Versions = {
  of(tenant: number): number
  bump(tenant: number): void
  bumpAll(): void
  /** Calls the listener after each change by this process or another. */
  onChange(listener: () => void): void
}

export const createVersions = (): Versions => {
  const counts = new Map<number, number>()
  let floor = 0
  const listeners = new Set<() => void>()
  const notifyListeners = () => {
    for (const listener of listeners) listener()
  }
  return {
    of: (tenant) => floor + (counts.get(tenant) ?? 0),
    bump: (tenant) => {
      counts.set(tenant, (counts.get(tenant) ?? 0) + 1)
      notifyListeners()
    },
    bumpAll: () => {
      floor += 1
      notifyListeners()
    },
    onChange: (listener) => void listeners.add(listener),
  }
}
