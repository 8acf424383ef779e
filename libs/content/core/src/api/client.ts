import { HttpError, type HttpClient } from '@captain/http-core'
import { bulkApi, type BulkApi } from './bulk-client.ts'
import { csvApi, type CsvApi } from './csv-client.ts'
import type { AnyContentType } from '../declaration/content-type.ts'
import { listSearch, type ListQuery } from './list-query.ts'
import type {
  AnyRecord,
  UpdateInput,
  CreateInput,
  ListedRecordOf,
  ListResponse,
  Person,
  RecordResponse,
  RecordOf,
} from '../values/record.ts'
import type { NameIn, Tenant, TypeIn } from '../tenant/tenant.ts'
import type { FieldNameIn, TransitionOf } from '../typed-values.ts'
import type { ConnectionTestResult } from './connection-test.ts'
import { savedViewsApi, type SavedViewsApi } from './views-client.ts'
import type { Transition } from '../workflows/workflow.ts'
import type { UsedByResponse } from './used-by.ts'

export type Revision = {
  readonly number: number
  readonly createdAt: string
  readonly createdBy: { readonly id: string | null; readonly name: string } | null
  readonly changedFields: readonly string[]
}

/** Activity on a record: an operation or the name of a transition, the changed fields and the reason. */
export type ActivityEvent = {
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
export type TransitionInput = Readonly<Record<string, unknown>> & { readonly note?: string | null }

/** Staff API of one content type. Every call accepts an abort signal and fails with `HttpError`. */
export type TypeClient<
  R = AnyRecord,
  Draft = Readonly<Record<string, unknown>>,
  Changes = Readonly<Record<string, unknown>>,
  Move extends string = Transition,
  Field extends string = string,
  Row = R,
> = {
  /** Returns a page of the list; its rows have only the fields that the declaration names for the list. */
  list(query?: ListQuery, signal?: AbortSignal): Promise<ListResponse<Row>>
  get(id: string, signal?: AbortSignal): Promise<RecordResponse<R>>
  /** Returns the record with this slug, or null. */
  findBySlug(slug: string, signal?: AbortSignal): Promise<RecordResponse<R> | null>
  create(draft: Draft, options?: { readonly idempotencyKey?: string }): Promise<RecordResponse<R>>
  update(id: string, lockVersion: number, changes: Changes): Promise<RecordResponse<R>>
  transition(id: string, lockVersion: number, transition: Move, input?: TransitionInput): Promise<RecordResponse<R>>
  /** Moves the record to the trash, unless it has changed since that version; `*` accepts any version. */
  remove(id: string, lockVersion: number | '*'): Promise<void>
  /** Restores the record from the trash. */
  restore(id: string): Promise<RecordResponse<R>>
  duplicate(id: string): Promise<RecordResponse<R>>
  /** Sorts these records among themselves in the given order. */
  reorder(ids: readonly string[]): Promise<void>
  /** Lists the activity of the record, newest first: the newest 200, or the 200 before the page whose `next` is given. */
  events(
    id: string,
    signal?: AbortSignal,
    after?: string,
  ): Promise<{ readonly items: readonly ActivityEvent[]; readonly next: string | null }>
  /** Marks the record as read by the caller. */
  markRead(id: string): Promise<void>
  /** Reports that the caller starts or stops editing the record; returns the other editors. */
  present(id: string, isLeaving?: boolean): Promise<{ readonly items: readonly Person[] }>
  revisions(id: string, signal?: AbortSignal): Promise<{ readonly items: readonly Revision[] }>
  revision(id: string, number: number, signal?: AbortSignal): Promise<RecordResponse<R>>
  /** Saves the values of a revision as the new working copy. */
  restoreRevision(id: string, lockVersion: number, number: number): Promise<RecordResponse<R>>
  /** Tests the entered settings before they are saved. */
  runConnectionTest(id: string, values: Readonly<Record<string, unknown>>, signal?: AbortSignal): Promise<ConnectionTestResult>
  /** Returns the latest connection test of the record; null if none ran. */
  lastConnectionTest(id: string, signal?: AbortSignal): Promise<ConnectionTestResult | null>
  /** Returns what uses the record, and whether a delete would be refused. */
  usedBy(id: string, signal?: AbortSignal): Promise<UsedByResponse>
  /** Checks whether another record of the type has this value in a unique field. */
  isTaken(field: Field, value: string, except?: string, signal?: AbortSignal): Promise<boolean>
} & BulkApi &
  CsvApi &
  SavedViewsApi

export type ClientOf<T extends Tenant> = {
  readonly [N in NameIn<T>]: TypeClient<
    RecordOf<TypeIn<T, N>>,
    CreateInput<TypeIn<T, N>>,
    UpdateInput<TypeIn<T, N>>,
    TransitionOf<TypeIn<T, N>>,
    FieldNameIn<TypeIn<T, N>>,
    ListedRecordOf<TypeIn<T, N>>
  >
}

/** A record can go to the trash between two requests. */
const nullIfMissing = async <R>(response: Promise<R>): Promise<R | null> => {
  try {
    return await response
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null
    throw error
  }
}

/** Creates the staff API of a content type that is known only at run time. */
export const typeClient = (http: HttpClient, tenant: string, type: string): TypeClient => {
  const base = `/api/v1/tenants/${tenant}/${type}`
  const at = (id: string, rest = '') => `${base}/${encodeURIComponent(id)}${rest}`
  const list = (query: ListQuery = {}, signal?: AbortSignal) => http.get<ListResponse>(base, { query: listSearch(query), signal })
  return {
    list,
    get: (id, signal) => http.get(at(id), { signal }),
    findBySlug: async (slug, signal) => {
      const { items } = await http.get<ListResponse>(base, { query: new URLSearchParams({ slug, limit: '1' }), signal })
      const [row] = items
      // A row lacks the fields that lists leave out.
      return row === undefined ? null : nullIfMissing(http.get<RecordResponse>(at(row.id), { signal }))
    },
    create: (draft, options = {}) =>
      http.post(base, { body: draft, headers: options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey } }),
    update: (id, lockVersion, changes) => http.patch(at(id), { body: changes, headers: { 'if-match': `"${lockVersion}"` } }),
    transition: (id, lockVersion, transition, input = {}) =>
      http.post(at(id, `/${transition}`), { body: input, headers: { 'if-match': `"${lockVersion}"` } }),
    remove: async (id, lockVersion) => {
      await http.delete(at(id), { headers: { 'if-match': lockVersion === '*' ? lockVersion : `"${lockVersion}"` } })
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
    runConnectionTest: (id, values, signal) => http.post(at(id, '/trial'), { body: values, signal }),
    lastConnectionTest: async (id, signal) => {
      const { last } = await http.get<{ readonly last: ConnectionTestResult | null }>(at(id, '/trial'), { signal })
      return last
    },
    usedBy: (id, signal) => http.get(at(id, '/used-by'), { signal }),
    isTaken: async (field, value, except, signal) => {
      const query = new URLSearchParams({ field, value, ...(except === undefined ? {} : { except }) })
      const answer = await http.get<{ readonly value: boolean }>(`${base}/duplicate-check`, { query, signal })
      return answer.value
    },
    ...bulkApi(http, base),
    ...csvApi(http, base),
    ...savedViewsApi(http, base),
  }
}

/** Creates the typed staff API of a tenant: `clientFor(t7, http).food.get(id)`. */
export const clientFor = <T extends Tenant>(tenant: T, http: HttpClient): ClientOf<T> =>
  Object.fromEntries(
    tenant.contentTypes.map((type: AnyContentType) => [type.name, typeClient(http, tenant.slug, type.name)]),
  ) as ClientOf<T>
