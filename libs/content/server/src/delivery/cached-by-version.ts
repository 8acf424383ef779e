import type { Tenant } from '@captain/content-core'
import type { Versions } from '../store/versions.ts'

/** Same as the lifetime of responses: limits staleness for a process that misses notifications. */
const LIFETIME_MS = 15_000

type Cached<State> = { readonly version: number; readonly until: number; readonly state: Promise<State> }

/** Caches state read from a tenant until its version changes, for 15 s at most. */
export const cachedByVersion = <State>(
  versions: Pick<Versions, 'of'>,
  read: (tenant: Tenant) => Promise<State>,
): ((tenant: Tenant) => Promise<State>) => {
  const cached = new Map<number, Cached<State>>()

  return (tenant) => {
    const version = versions.of(tenant.number)
    const last = cached.get(tenant.number)
    if (last?.version === version && last.until > Date.now()) return last.state
    const current = { version, until: Date.now() + LIFETIME_MS, state: read(tenant) }
    cached.set(tenant.number, current)
    current.state.catch(() => {
      if (cached.get(tenant.number) === current) cached.delete(tenant.number)
    })
    return current.state
  }
}
