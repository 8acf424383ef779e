import { DRAFT, type PublicChange } from './public-change.ts'
import type { Dependencies, TenantDependencies } from './dependencies.ts'

/** The latest public changes of each tenant, by this process and all others on the database. */
export type ChangeLog = {
  /** Number of a tenant's changes until now. */
  position(tenant: number): number
  add(tenant: number, changes: readonly PublicChange[]): void
  /** Marks everything of all tenants as changed. */
  addToAll(): void
  /** Whether changes of other processes are heard now. */
  isHearing(): boolean
  setHearing(isHearing: boolean): void
  /** Whether nothing that a response was made of has changed since. Notes how far it looked, so that each change is compared once. */
  isUntouched(dependencies: Dependencies): boolean
}

/** Number of changes to remember: older responses count as changed. */
const REMEMBERED = 4000

type TenantLog = { first: number; changes: PublicChange[] }

const touches = (change: PublicChange, { isWhole, names, spans }: TenantDependencies): boolean => {
  if (isWhole || change.of === 'everything') return true
  if (change.of === 'draft') return names.has(`${DRAFT}${change.id ?? ''}`)
  if (names.has(change.id)) return true
  if (change.of === 'asset') return false
  return (
    names.has(change.type) ||
    spans.some(({ type, from, to }) => type === change.type && change.times.some((time) => from <= time && time <= to))
  )
}

/** Creates an empty log that hears nothing yet. */
export const createChangeLog = (): ChangeLog => {
  const logs = new Map<number, TenantLog>()
  /** Added to all positions, so that a change of everything outdates every tenant, also those without a log. */
  let floor = 0
  let isHearing = false

  const logOf = (tenant: number): TenantLog => {
    const known = logs.get(tenant)
    if (known !== undefined) return known
    const log: TenantLog = { first: 0, changes: [] }
    logs.set(tenant, log)
    return log
  }

  const isUntouchedIn = (tenant: number, seen: TenantDependencies): boolean => {
    const { first, changes } = logOf(tenant)
    const from = seen.position - floor - first
    if (from < 0) return false
    for (let index = from; index < changes.length; index += 1) {
      const change = changes[index]
      if (change !== undefined && touches(change, seen)) return false
    }
    seen.position = floor + first + changes.length
    return true
  }

  return {
    position: (tenant) => {
      const { first, changes } = logOf(tenant)
      return floor + first + changes.length
    },
    add: (tenant, changes) => {
      const log = logOf(tenant)
      log.changes.push(...changes)
      if (log.changes.length < 2 * REMEMBERED) return
      const outdated = log.changes.length - REMEMBERED
      log.changes.splice(0, outdated)
      log.first += outdated
    },
    addToAll: () => {
      // Greater than every position so far.
      floor += 1 + Math.max(0, ...[...logs.values()].map(({ first, changes }) => first + changes.length))
      logs.clear()
    },
    isHearing: () => isHearing,
    setHearing: (now) => {
      isHearing = now
    },
    isUntouched: (dependencies) => [...dependencies].every(([tenant, seen]) => isUntouchedIn(tenant, seen)),
  }
}
