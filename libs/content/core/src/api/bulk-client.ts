import type { HttpClient, RequestOptions } from '@captain/http-core'
import type { IncludedRecord } from '../values/record.ts'
import type { UsedBy } from './used-by.ts'
import type { Transition } from '../workflows/workflow.ts'

/**
 * Selected records: these ids, or up to 10,000 that match the query string of a list (`filter[genre]=…&status=draft`), minus exceptions.
 */
export type BulkSelection = { readonly ids: readonly string[] } | { readonly query: string; readonly except?: readonly string[] }

export type BulkAction =
  | { readonly action: 'delete' | 'restore' }
  /** `changes` are merged into each record, as in an update. */
  | { readonly action: 'edit'; readonly changes: Readonly<Record<string, unknown>> }
  /** A transition of the workflow, or the toggle; `changes` are for the fields that the transition accepts. */
  | {
      readonly action: 'publish' | 'unpublish' | Transition
      readonly changes?: Readonly<Record<string, unknown>>
      readonly note?: string
    }

/** One of several passes over all records that a query matches, in the order of their ids. */
type BulkPass = {
  /** Maximum number of records; left out: all. With 0 they are only counted. */
  readonly limit?: number
  /** The `after` of the previous pass. */
  readonly after?: string
}

export type BulkRequest = BulkAction &
  BulkSelection &
  BulkPass & {
    /** Operation of the previous passes, so that one undo reverts all of them. */
    readonly operation?: string
  }

/** Record that was not changed, with the reason. */
export type BulkFailure = {
  readonly id: string
  readonly title: IncludedRecord['title']
  /** `invalid` with issues, `not-found`, `in-use`, `illegal-transition`, `changed-since` and the like. */
  readonly code: string
  readonly message: string
  readonly issues: readonly {
    readonly path: string
    readonly rule: string
    readonly params: Readonly<Record<string, unknown>>
    readonly message: string
  }[]
  /** For `in-use`: the first records that refer to it and their number, without those that the reader may not see. */
  readonly usedBy?: { readonly first: readonly UsedBy[]; readonly count: number }
}

export type BulkResponse = {
  readonly done: number
  readonly failed: readonly BulkFailure[]
  /** Number of the done records that a publish has scheduled for later, or whose schedule an unpublish has cancelled; left out if none. */
  readonly scheduled?: number
  /** Operation that `undoBulk` reverts; null if nothing can be undone. */
  readonly operation: string | null
  /** Records left for the next passes, and where they begin; null when all are done. */
  readonly rest: { readonly count: number; readonly after: string } | null
}

export type BulkApi = {
  /** Applies one action to the current versions of many records. Reports those that cannot be changed and changes the others. */
  bulk(request: BulkRequest, options?: Pick<RequestOptions, 'signal' | 'timeout'>): Promise<BulkResponse>
  /**
   * Undoes a bulk action or an import within 30 minutes, or a part of it with a limit. Reports and keeps records that have changed since.
   */
  undoBulk(operation: string, pass?: { readonly limit: number }): Promise<BulkResponse>
}

export const bulkApi = (http: HttpClient, base: string): BulkApi => ({
  bulk: (request, options) => http.post(`${base}/bulk`, { ...options, body: request }),
  undoBulk: (operation, pass) => http.post(`${base}/bulk/${encodeURIComponent(operation)}/undo`, pass === undefined ? {} : { body: pass }),
})
