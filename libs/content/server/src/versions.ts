/** Counts the changes of each tenant's content, so that whatever was made from an older count is out of date. */
export type Versions = {
  of(tenant: number): number
  bump(tenant: number): void
  bumpAll(): void
}

export const createVersions = (): Versions => {
  const counts = new Map<number, number>()
  let floor = 0
  return {
    of: (tenant) => floor + (counts.get(tenant) ?? 0),
    bump: (tenant) => {
      counts.set(tenant, (counts.get(tenant) ?? 0) + 1)
    },
    bumpAll: () => {
      floor += 1
    },
  }
}
