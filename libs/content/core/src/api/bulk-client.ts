import type { HttpClient, RequestOptions } from '@captain/http-core'
import type { IncludedRecord } from '../values/record.ts'
import type { UsedBy } from './used-by.ts'
import type { Transition } from '../workflows/workflow.ts'

/** Which records: these, or all up to 10,000 that the query string of a list stands for (`filter[genre]=…&status=draft`), but some. */
export type BulkChoice = { readonly ids: readonly string[] } | { readonly query: string; readonly except?: readonly string[] }

export type BulkAction =
  | { readonly action: 'delete' | 'restore' }
  /** `changes` are laid over each record, as in an update. */
  | { readonly action: 'edit'; readonly changes: Readonly<Record<string, unknown>> }
  /** A step of the workflow, or the switch; `changes` are for the fields that the step takes. */
  | {
      readonly action: 'publish' | 'unpublish' | Transition
      readonly changes?: Readonly<Record<string, unknown>>
      readonly note?: string
    }

/** One of several passes over all that a query stands for, in the order of their ids. */
type BulkPass = {
  /** How many records at most; left out: all of them. With 0 they are only counted. */
  readonly limit?: number
  /** The `after` of the pass before. */
  readonly after?: string
}

export type BulkRequest = BulkAction &
  BulkChoice &
  BulkPass & {
    /** Operation of the passes before: one undo takes back all of them. */
    readonly operation?: string
  }

/** A record that was left as it was, and why. */
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
  /** Of one that is `in-use`: the first records that hold on to it, and how many there are; none that the reader may not know of. */
  readonly usedBy?: { readonly first: readonly UsedBy[]; readonly count: number }
}

export type BulkAnswer = {
  readonly done: number
  readonly failed: readonly BulkFailure[]
  /** What `undoBulk` takes back; null where nothing can be. */
  readonly operation: string | null
  /** What is left for the passes to come, and where they begin; null when all is done. */
  readonly rest: { readonly count: number; readonly after: string } | null
}

export type BulkCalls = {
  /** Does the same to many records on their present versions; those that can't be changed are told and the others changed. */
  bulk(request: BulkRequest, options?: Pick<RequestOptions, 'signal' | 'timeout'>): Promise<BulkAnswer>
  /** Takes a bulk operation or an import back within 30 minutes, or a part of it with a limit; records that have changed since stay and are told. */
  undoBulk(operation: string, pass?: { readonly limit: number }): Promise<BulkAnswer>
}

export const bulkCalls = (http: HttpClient, base: string): BulkCalls => ({
  bulk: (request, options) => http.post(`${base}/bulk`, { ...options, body: request }),
  undoBulk: (operation, pass) => http.post(`${base}/bulk/${encodeURIComponent(operation)}/undo`, pass === undefined ? {} : { body: pass }),
})
