import type { HttpClient } from '@captain/http-core'

/** Saved list settings: filters, sort, columns and density. */
export type ViewQuery = {
  /** By field, as in the query of a list. */
  readonly filter?: Readonly<Record<string, readonly string[]>>
  readonly q?: string
  readonly status?: string
  readonly translation?: string
  readonly sort?: string
  /** Names of fields and system columns in their order. */
  readonly columns?: readonly string[]
  readonly density?: 'comfortable' | 'compact'
}

export type SavedView = {
  readonly id: string
  readonly name: string
  /** Whether all members of the tenant see it. */
  readonly isShared: boolean
  readonly isMine: boolean
  /** Whether the reader may change and delete it. */
  readonly isEditable: boolean
  readonly query: ViewQuery
  /** Parts that the declaration or the content no longer has, omitted from `query`: `filter[genre]`, `columns.price`, `sort`. */
  readonly dropped: readonly string[]
  readonly updatedAt: string
}

export type SavedViewInput = { readonly name: string; readonly query: ViewQuery; readonly isShared?: boolean }

export type SavedViewsApi = {
  readonly views: {
    /** Lists the caller's own views and those shared with all members, by name. */
    list(signal?: AbortSignal): Promise<{ readonly items: readonly SavedView[] }>
    create(draft: SavedViewInput): Promise<SavedView>
    update(id: string, changes: Partial<SavedViewInput>): Promise<SavedView>
    remove(id: string): Promise<void>
  }
}

export const savedViewsApi = (http: HttpClient, base: string): SavedViewsApi => {
  const at = (id: string) => `${base}/views/${encodeURIComponent(id)}`
  return {
    views: {
      list: (signal) => http.get(`${base}/views`, { signal }),
      create: (draft) => http.post(`${base}/views`, { body: draft }),
      update: (id, changes) => http.patch(at(id), { body: changes }),
      remove: async (id) => {
        await http.delete(at(id))
      },
    },
  }
}
