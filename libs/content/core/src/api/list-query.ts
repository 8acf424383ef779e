/** Query of a list; mirrors the query parameters of the staff API. */
export type ListQuery = {
  readonly limit?: number
  readonly after?: string
  readonly sort?: string
  readonly q?: string
  /** By field: one value, several (any of them), or `from..to` for ranges. */
  readonly filter?: Readonly<Record<string, string | readonly string[]>>
  /** One state, or several separated by commas. */
  readonly status?: string
  /** State of the English text compared to the Japanese one. */
  readonly translation?: 'missing' | 'outdated'
  /** Only records in the trash. */
  readonly trash?: boolean
  /** Also counts the records of each state, independent of `status`. */
  readonly counts?: 'status'
}

/** Encodes a list query as the staff API reads it. */
export const listSearch = (query: ListQuery): URLSearchParams => {
  const search = new URLSearchParams()
  for (const key of ['after', 'sort', 'q', 'status', 'translation', 'counts'] as const) if (query[key]) search.set(key, query[key])
  if (query.limit !== undefined) search.set('limit', String(query.limit))
  if (query.trash === true) search.set('trash', 'true')
  for (const [field, value] of Object.entries(query.filter ?? {})) for (const one of [value].flat()) search.append(`filter[${field}]`, one)
  return search
}
