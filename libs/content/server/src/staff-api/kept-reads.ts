import { isKeyActor, type KeyActor, type MemberRole, type SignedIn } from '@captain/auth-core'
import type { AnyContentType, Tenant } from '@captain/content-core'
import { keptBytes } from '@captain/http-server'
import { dateInTimeZone } from '@captain/locale'
import { LRUCache } from 'lru-cache'
import { dependenciesIn, sizeOfDependencies, type Dependencies, type DependencyNotes } from '../public-changes/dependencies.ts'
import type { Store } from '../store.ts'
import { workflowStoreOf } from '../workflows/workflow-stores.ts'
import { hasReadMarks } from './read-marks/read-marks.ts'

/** What of a staff call the memory of reads needs. */
type ReadCall = {
  readonly context: {
    readonly actor: SignedIn | KeyActor
    readonly role: MemberRole
    readonly url: URL
    readonly request: Request
  }
  readonly tenant: Tenant
  readonly type: AnyContentType
}

type StoredResponse = {
  readonly bytes: Buffer<ArrayBuffer>
  readonly headers: Readonly<Record<string, string>>
  readonly dependencies: Dependencies
  readonly until: number
  readonly ids: readonly string[]
}

/** Collects what a read depends on. */
export type Keeping = {
  readonly notes: DependencyNotes
  /** Notes when the response changes by itself; `now` is the instant of the read. Past times do not matter. */
  endsAt(time: Date | null, now: Date): void
  /** Notes that the response shows something outside records and assets. */
  never(): void
}

type Answer = {
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Ids of the records in the response. */
  readonly ids: readonly string[]
}

/** Responses to staff reads that are the same for a role. */
export type KeptReads = {
  /**
   * Returns the response of an earlier read while nothing has changed that it was made of; otherwise makes it. A kept response is what the
   * database would answer now: authenticating the request has brought all earlier changes to this process. Either way, `onRead` gets the
   * records that were read.
   */
  answer(call: ReadCall, make: (keeping: Keeping) => Promise<Answer>, onRead: (ids: readonly string[]) => void): Promise<Response>
}

const MAX_BYTES = 8 * 1024 * 1024

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store' }

/** Whether responses about the type depend on records, assets, the role and the day only. */
const isKeepable = (type: AnyContentType): boolean => !hasReadMarks(type) && workflowStoreOf(type).withState === undefined

/** A key of what the response depends on in addition to changes; null if it is not kept. Some filters compare with the day. */
const keyOf = ({ context: { actor, role, url }, tenant, type }: ReadCall): string | null =>
  isKeyActor(actor) || !isKeepable(type) ? null : [tenant.number, role, dateInTimeZone(new Date()), url.pathname, url.search].join(' ')

/** Creates the memory of a process for staff reads. */
export const createKeptReads = ({ changes, hasHeard }: Pick<Store, 'changes' | 'hasHeard'>): KeptReads => {
  const cache = new LRUCache<string, StoredResponse>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes, dependencies, ids }, key) =>
      bytes.byteLength + key.length + sizeOfDependencies(dependencies) + ids.length * 40 + 1000,
  })

  const find = (key: string): StoredResponse | null => {
    const kept = cache.get(key)
    if (kept === undefined) return null
    if (kept.until > Date.now() && changes.isUntouched(kept.dependencies)) return kept
    cache.delete(key)
    return null
  }

  const respond = ({ bytes, headers }: Pick<StoredResponse, 'bytes' | 'headers'>): Response => new Response(bytes, { headers })

  return {
    answer: async (call, make, onRead) => {
      const key = keyOf(call)
      const kept = key !== null && hasHeard(call.context.request) ? find(key) : null
      if (kept !== null) {
        onRead(kept.ids)
        return respond(kept)
      }
      const { number } = call.tenant
      const { dependencies, notes } = dependenciesIn(number, changes.position(number))
      const startedAt = Date.now()
      let until = Infinity
      const {
        body,
        headers = {},
        ids,
      } = await make({
        notes,
        endsAt: (time, now) => {
          if (time !== null && time > now) until = Math.min(until, startedAt + time.getTime() - now.getTime())
        },
        never: () => {
          until = 0
        },
      })
      const made = { bytes: keptBytes(JSON.stringify(body)), headers: { ...HEADERS, ...headers }, dependencies, until, ids }
      if (key !== null && until > Date.now()) cache.set(key, made)
      onRead(ids)
      return respond(made)
    },
  }
}
