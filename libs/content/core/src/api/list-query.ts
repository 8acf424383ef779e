/** What a list is asked for; mirrors the query of the staff API. */
export type ListQuery = {
  readonly limit?: number
  readonly after?: string
  readonly sort?: string
  readonly q?: string
  /** By field: one value, several (any of them), or `from..to` for ranges. */
  readonly filter?: Readonly<Record<string, string | readonly string[]>>
  /** One state, or several with commas between them. */
  readonly status?: string
  /** How the English side stands to the Japanese one. */
  readonly translation?: 'missing' | 'outdated'
  /** Only records in the trash. */
  readonly trash?: boolean
  /** Also asks how many records there are of each state, whatever `status` says. */
  readonly counts?: 'status'
}

/** The query of a list as the staff API reads it. */
export const listSearch = (query: ListQuery): URLSearchParams => {
  const search = new URLSearchParams()
  for (const key of ['after', 'sort', 'q', 'status', 'translation', 'counts'] as const) if (query[key]) search.set(key, query[key])
  if (query.limit !== undefined) search.set('limit', String(query.limit))
  if (query.trash === true) search.set('trash', 'true')
  for (const [field, value] of Object.entries(query.filter ?? {})) for (const one of [value].flat()) search.append(`filter[${field}]`, one)
  return search
}
