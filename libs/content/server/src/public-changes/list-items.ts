import type { Tenant } from '@captain/content-core'
import { LRUCache } from 'lru-cache'
import type { ChangeLog } from './change-log.ts'
import { dependenciesIn, noteAll, sizeOfDependencies, type Dependencies, type DependencyNotes } from './dependencies.ts'

/** JSON of a record in UTF-8, as lists show it. */
export type ItemBytes = Buffer<ArrayBuffer>

/** The records that one read of a list knows from earlier ones. */
export type ListItems = {
  /** Whether lists of this kind were mostly made of known records lately, so that reading their ids first takes less than all columns. */
  isMostlyKnown(list: string): boolean
  /** Returns the known ones of some records by id, and notes what they were made of. */
  find(list: string, ids: readonly string[]): ReadonlyMap<string, ItemBytes>
  /** Makes a record, notes what it was made of and keeps it. */
  make(list: string, id: string, make: (notes: DependencyNotes) => Promise<ItemBytes>): Promise<ItemBytes>
}

type Item = { readonly bytes: ItemBytes; readonly dependencies: Dependencies; readonly until: number }

/** Some 8,000 records of a kilobyte. */
const MAX_BYTES = 16 * 1024 * 1024
/** Of the entry of the cache, and of the objects in it. */
const ITEM_BYTES = 300

/** With fewer known records than this, the second statement takes more time than it saves. */
const WORTHWHILE = 0.4
/** How much the latest list counts for what the next ones are expected to know. */
const LATEST = 0.1

const sizeOf = ({ bytes, dependencies }: Item, key: string): number =>
  bytes.byteLength + key.length + sizeOfDependencies(dependencies) + ITEM_BYTES

/** What a read of a list belongs to: its tenant, its notes, and when a planned change ends what it keeps, in ms. */
type ListRead = { readonly tenant: Tenant; readonly notes: DependencyNotes; readonly ends: Promise<number> }

/**
 * Creates the memory of a process for the records of public lists. Most lists show records that others show too, so that a list that was never
 * requested is put together from them.
 */
export const createListItems = (changes: Pick<ChangeLog, 'position' | 'isUntouched' | 'isHearing'>) => {
  const items = new LRUCache<string, Item>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf })
  const shares = new Map<string, number>()
  const isCurrent = ({ dependencies, until }: Item): boolean => until > Date.now() && changes.isUntouched(dependencies)

  return ({ tenant: { number }, notes, ends }: ListRead): ListItems => {
    const position = changes.position(number)
    const placeOf = (list: string): string => `${number} ${list}`
    return {
      isMostlyKnown: (list) => changes.isHearing() && (shares.get(placeOf(list)) ?? 0) >= WORTHWHILE,
      find: (list, ids) => {
        const place = placeOf(list)
        const found = new Map<string, ItemBytes>()
        if (!changes.isHearing() || ids.length === 0) return found
        for (const id of ids) {
          const item = items.get(`${place} ${id}`)
          if (item === undefined || !isCurrent(item)) continue
          noteAll(notes, item.dependencies)
          found.set(id, item.bytes)
        }
        const before = shares.get(place) ?? 0
        shares.set(place, before + LATEST * (found.size / ids.length - before))
        return found
      },
      make: async (list, id, make) => {
        // From before the read, so that a change in the meantime counts.
        const { dependencies, notes: own } = dependenciesIn(number, position)
        own.id(id)
        const bytes = await make(own)
        noteAll(notes, dependencies)
        items.set(`${placeOf(list)} ${id}`, { bytes, dependencies, until: await ends })
        return bytes
      },
    }
  }
}
