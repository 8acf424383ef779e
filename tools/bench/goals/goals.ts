/** A limit of one measured number. */
export type Limit =
  /** CPU milliseconds of a request, server and database together. */
  | { readonly of: 'cpu'; readonly atMost: number }
  | { readonly of: 'perSecond'; readonly atLeast: number }
  /** Share of the requests a second of bare node:http with as many bytes, in the same minute. */
  | { readonly of: 'bare'; readonly atLeast: number }
  /** Times the requests a second of Payload; only `peers` can judge it. */
  | { readonly of: 'payload'; readonly atLeast: number }
  /** The number of a row that is no load, in the unit of the row. */
  | { readonly of: 'value'; readonly atMost: number }
  /** Share of what n workers would do if each did as much as one alone. */
  | { readonly of: 'scaling'; readonly atLeast: number }

/** Limits of a row, or the reason why it has none. */
export type Limited =
  | { readonly limits: readonly [Limit, ...Limit[]]; readonly noLimit?: never }
  | { readonly noLimit: string; readonly limits?: never }

export type Goal = { readonly what: string } & Limited

const timesPayload = (atLeast: number): Limit => ({ of: 'payload', atLeast })
const ofBare = (atLeast: number): Limit => ({ of: 'bare', atLeast })

/** The work that the benches repeat under load, in the order of the report; writes are last, since they change what is read. */
export const LOAD_GOALS = {
  slugCold: { what: 'read by slug, cold', limits: [timesPayload(8), { of: 'cpu', atMost: 0.35 }] },
  slugRandom: { what: '10,000 addresses at random, warm', limits: [ofBare(0.5)] },
  listCold: { what: 'list of 20, cold', limits: [timesPayload(5)] },
  deepCold: { what: 'list behind 90 %, cold', limits: [timesPayload(5)] },
  categoryCold: { what: 'list of one category, cold', limits: [timesPayload(5)] },
  searchRare: { what: 'search of a rare term, cold', limits: [timesPayload(25)] },
  searchCommon: { what: 'search of two common characters, cold', limits: [{ of: 'perSecond', atLeast: 1000 }] },
  pageCold: { what: 'public page, cold', limits: [timesPayload(6)] },
  slugCached: { what: 'read by slug, cached', limits: [ofBare(0.6)] },
  listCached: { what: 'list of 20, cached', limits: [ofBare(0.6)] },
  pageCached: { what: 'public page, cached', limits: [ofBare(0.7)] },
  staffListCold: { what: 'staff list of 20, cold', limits: [timesPayload(4)] },
  staffGetCold: { what: 'staff get, cold', limits: [timesPayload(4)] },
  staffList: { what: 'staff list of 20, again', limits: [timesPayload(4)] },
  staffGet: { what: 'staff get, 10,000 at random', limits: [timesPayload(4)] },
  staffSearch: { what: 'staff search of a rare term', limits: [timesPayload(20)] },
  create: { what: 'create', limits: [timesPayload(3)] },
  update: { what: 'update', limits: [timesPayload(3)] },
  publish: { what: 'publish', limits: [timesPayload(3)] },
} as const satisfies Readonly<Record<string, Goal>>

export type LoadRow = keyof typeof LOAD_GOALS

/** What the benches measure once for each number of records. */
export const VALUE_GOALS = {
  start: { what: 'second start to ready, s', limits: [{ of: 'value', atMost: 1 }] },
  memoryIdle: { what: 'memory 8 s after the start, MB', limits: [{ of: 'value', atMost: 120 }] },
  memoryLoaded: { what: 'memory after the load, MB', limits: [{ of: 'value', atMost: 250 }] },
  memorySlope: { what: 'memory under mixed load, MB more in 10 min', limits: [{ of: 'value', atMost: 1 }] },
  diskWritten: { what: 'disk a record of 3 KB, written through the API, KB', limits: [{ of: 'value', atMost: 10 }] },
  diskCopied: { what: 'disk a record of 3 KB, copied, KB', limits: [{ of: 'value', atMost: 10 }] },
  workers: { what: 'n workers, share of n times one worker', limits: [{ of: 'scaling', atLeast: 0.85 }] },
} as const satisfies Readonly<Record<string, Goal>>

export type ValueRow = keyof typeof VALUE_GOALS

/** Times as long with the largest number of records as with the smallest: every row. */
export const GROWTH_LIMIT = 1.3

const LOAD_ROWS: readonly string[] = Object.keys(LOAD_GOALS)

export const isLoadRow = (name: string): name is LoadRow => LOAD_ROWS.includes(name)

export const loadRows: readonly LoadRow[] = LOAD_ROWS.filter(isLoadRow)
