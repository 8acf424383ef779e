import type { Tenant } from '@captain/content-core'
import { LRUCache } from 'lru-cache'
import type { ChangeLog } from './change-log.ts'
import { noteType } from './note-type.ts'
import { dependenciesIn, type Dependencies } from './dependencies.ts'

/**
 * Returns a part that many responses share, such as the length of a list: the one of an earlier response while what it depends on has not
 * changed. That is the records of a type, everything of the tenant, drafts included, or nothing. `make` must always give the same for the
 * same key.
 */
export type Remember = <Value>(
  key: string,
  on: { readonly type: string } | 'everything' | 'nothing',
  make: () => Promise<Value>,
) => Promise<Value>

type Entry = { readonly value: Promise<unknown>; readonly dependencies: Dependencies; until: number }

const MAX_ENTRIES = 5000

/** Lifetime in ms of a part while the next planned change is not known. */
const FIRST_MS = 1000

/** Creates the memory of a process; each part is kept until the next planned change of its tenant at most. */
export const createRemembered = (changes: Pick<ChangeLog, 'position' | 'isUntouched' | 'isHearing'>) => {
  const entries = new LRUCache<string, Entry>({ max: MAX_ENTRIES })
  const isCurrent = ({ dependencies, until }: Entry): boolean =>
    until > Date.now() && changes.isHearing() && changes.isUntouched(dependencies)

  return ({ number, contentTypes }: Tenant, ends: Promise<number>): Remember =>
    async (key, on, make) => {
      const place = `${number} ${key}`
      const found = entries.get(place)
      // The key says of which type the value is.
      if (found !== undefined && isCurrent(found)) return found.value as ReturnType<typeof make>
      const { dependencies, notes } = dependenciesIn(number, changes.position(number))
      const declared = typeof on === 'string' ? undefined : contentTypes.find(({ name }) => name === on.type)
      if (on === 'everything') notes.everything()
      if (declared !== undefined) noteType(notes, declared)
      const value = make()
      const entry: Entry = { value, dependencies, until: Date.now() + FIRST_MS }
      entries.set(place, entry)
      Promise.all([value, ends]).then(
        ([, end]) => {
          entry.until = end
        },
        () => entries.delete(place),
      )
      return value
    }
}

/** Creates the memory of a process for staff, who see drafts, too: each part is kept until the next save in its tenant. */
export const rememberUntilSave = (changes: Pick<ChangeLog, 'position' | 'isUntouched' | 'isHearing'>): ((tenant: Tenant) => Remember) => {
  const remembered = createRemembered(changes)
  return (tenant) => {
    const remember = remembered(tenant, Promise.resolve(Infinity))
    return (key, _on, make) => remember(key, 'everything', make)
  }
}
