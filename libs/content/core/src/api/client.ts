import type { HttpClient } from '@captain/http-core'
import { bulkCalls, type BulkCalls } from './bulk-client.ts'
import { csvCalls, type CsvCalls } from './csv-client.ts'
import type { AnyContentType } from '../declaration/content-type.ts'
import { listSearch, type ListQuery } from './list-query.ts'
import type { AnyRecord, ChangesOf, DraftOf, ListAnswer, Person, RecordAnswer, RecordOf } from '../values/record.ts'
import type { NameIn, Tenant, TypeIn } from '../tenant/tenant.ts'
import type { TrialAnswer } from './trial.ts'
import { viewCalls, type ViewCalls } from './views-client.ts'
import type { Transition } from '../workflows/workflow.ts'
import type { UsedBy } from './used-by.ts'

export type Revision = {
  readonly number: number
  readonly createdAt: string
  readonly createdBy: { readonly id: string | null; readonly name: string } | null
  readonly changedFields: readonly string[]
}

/** Activity on a record: an operation or the name of a transition, the changed fields and the reason. */
export type RecordEvent = {
  readonly id: string
  readonly at: string
  readonly by: Person
  /** The administrator who impersonated that person. */
  readonly impersonator: Person | null
  readonly action: string
  readonly changedFields: readonly string[]
  readonly note: string | null
}

/** Input of a transition: values for the fields that it accepts, and a note. */
export type StepChanges = Readonly<Record<string, unknown>> & { readonly note?: string | null }

/** Staff API of one content type. Every call accepts an abort signal and fails with `HttpError`. */
export type TypeClient<R = AnyRecord, Draft = Readonly<Record<string, unknown>>, Changes = Readonly<Record<string, unknown>>> = {
  list(query?: ListQuery, signal?: AbortSignal): Promise<ListAnswer<R>>
  get(id: string, signal?: AbortSignal): Promise<RecordAnswer<R>>
  /** Returns the record with this slug, or null. */
  findBySlug(slug: string, signal?: AbortSignal): Promise<RecordAnswer<R> | null>
  create(draft: Draft, options?: { readonly idempotencyKey?: string }): Promise<RecordAnswer<R>>
  update(id: string, lockVersion: number, changes: Changes): Promise<RecordAnswer<R>>
  transition(id: string, lockVersion: number, transition: Transition, brought?: StepChanges): Promise<RecordAnswer<R>>
  /** Moves the record to the trash. */
  remove(id: string): Promise<void>
  /** Restores the record from the trash. */
  restore(id: string): Promise<RecordAnswer<R>>
  duplicate(id: string): Promise<RecordAnswer<R>>
  /** Sorts these records among themselves in the given order. */
  reorder(ids: readonly string[]): Promise<void>
  /** Lists the activity of the record, newest first: the newest 200, or the 200 before the page whose `next` is given. */
  events(
    id: string,
    signal?: AbortSignal,
    after?: string,
  ): Promise<{ readonly items: readonly RecordEvent[]; readonly next: string | null }>
  /** Marks the record as read by the caller. */
  markRead(id: string): Promise<void>
  /** Reports that the caller starts or stops editing the record; returns the other editors. */
  present(id: string, isLeaving?: boolean): Promise<{ readonly items: readonly Person[] }>
  revisions(id: string, signal?: AbortSignal): Promise<{ readonly items: readonly Revision[] }>
  revision(id: string, number: number, signal?: AbortSignal): Promise<RecordAnswer<R>>
  /** Saves the values of a revision as the new working copy. */
  restoreRevision(id: string, lockVersion: number, number: number): Promise<RecordAnswer<R>>
  /** Tests the entered settings before they are saved. */
  runTrial(id: string, values: Readonly<Record<string, unknown>>, signal?: AbortSignal): Promise<TrialAnswer>
  /** Returns the latest connection test of the record; null if none ran. */
  lastTrial(id: string, signal?: AbortSignal): Promise<TrialAnswer | null>
  usedBy(id: string, signal?: AbortSignal): Promise<{ readonly items: readonly UsedBy[] }>
  /** Checks whether another record of the type has this value in a unique field. */
  isTaken(field: string, value: string, except?: string, signal?: AbortSignal): Promise<boolean>
} & BulkCalls &
  CsvCalls &
  ViewCalls

export type ClientOf<T extends Tenant> = {
  readonly [N in NameIn<T>]: TypeClient<RecordOf<TypeIn<T, N>>, DraftOf<TypeIn<T, N>>, ChangesOf<TypeIn<T, N>>>
}

/** Creates the staff API of a content type that is known only at run time. */
export const typeClient = (http: HttpClient, tenant: string, type: string): TypeClient => {
  const base = `/api/v1/tenants/${tenant}/${type}`
  const at = (id: string, rest = '') => `${base}/${encodeURIComponent(id)}${rest}`
  const list = (query: ListQuery = {}, signal?: AbortSignal) => http.get<ListAnswer>(base, { query: listSearch(query), signal })
  return {
    list,
    get: (id, signal) => http.get(at(id), { signal }),
    findBySlug: async (slug, signal) => {
      const found = await http.get<ListAnswer>(base, { query: new URLSearchParams({ slug, limit: '1' }), signal })
      const [record] = found.items
      return record === undefined ? null : { ...record, included: found.included }
    },
    create: (draft, options = {}) =>
      http.post(base, { body: draft, headers: options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey } }),
    update: (id, lockVersion, changes) => http.patch(at(id), { body: changes, headers: { 'if-match': `"${lockVersion}"` } }),
    transition: (id, lockVersion, transition, brought = {}) =>
      http.post(at(id, `/${transition}`), { body: brought, headers: { 'if-match': `"${lockVersion}"` } }),
    remove: async (id) => {
      await http.delete(at(id))
    },
    restore: (id) => http.post(at(id, '/restore')),
    duplicate: (id) => http.post(at(id, '/duplicate')),
    reorder: async (ids) => {
      await http.post(`${base}/reorder`, { body: { ids } })
    },
    events: (id, signal, after) => http.get(at(id, '/events'), { signal, query: { after } }),
    markRead: async (id) => {
      await http.post(at(id, '/read'))
    },
    present: (id, isLeaving = false) => http.post(at(id, '/presence'), { body: { isLeaving } }),
    revisions: (id, signal) => http.get(at(id, '/revisions'), { signal }),
    revision: (id, number, signal) => http.get(at(id, `/revisions/${number}`), { signal }),
    restoreRevision: (id, lockVersion, number) =>
      http.post(at(id, `/revisions/${number}/restore`), { headers: { 'if-match': `"${lockVersion}"` } }),
    runTrial: (id, values, signal) => http.post(at(id, '/trial'), { body: values, signal }),
    lastTrial: async (id, signal) => {
      const { last } = await http.get<{ readonly last: TrialAnswer | null }>(at(id, '/trial'), { signal })
      return last
    },
    usedBy: (id, signal) => http.get(at(id, '/used-by'), { signal }),
    isTaken: async (field, value, except, signal) => {
      const query = new URLSearchParams({ field, value, ...(except === undefined ? {} : { except }) })
      const answer = await http.get<{ readonly value: boolean }>(`${base}/duplicate-check`, { query, signal })
      return answer.value
    },
    ...bulkCalls(http, base),
    ...csvCalls(http, base),
    ...viewCalls(http, base),
  }
}

/** Creates the typed staff API of a tenant: `clientFor(t7, http).food.get(id)`. */
export const clientFor = <T extends Tenant>(tenant: T, http: HttpClient): ClientOf<T> =>
  Object.fromEntries(
    tenant.contentTypes.map((type: AnyContentType) => [type.name, typeClient(http, tenant.slug, type.name)]),
  ) as ClientOf<T>
