import type { LoadRow, ValueRow } from './goals.ts'

export const OLD_SOURCE = 'the review of 22 November 2026 at revision 88c30e55, 10,000 records, PostgreSQL 15'

/** Figures of a row: requests a second, CPU milliseconds of server and database, and the ratio to the row's reference. */
export type OldFigure = {
  readonly perSecond: number
  readonly cpuMs: number
  readonly timesPayload?: number
  readonly shareOfBare?: number
}

/** Means of two quiet runs (section 0a of the review) where there were any, otherwise medians of three busier ones (sections 1 to 3). */
export const OLD_LOAD: Readonly<Record<LoadRow, OldFigure | null>> = {
  slugCold: { perSecond: 274, cpuMs: 6.4, timesPayload: 0.42 },
  slugRandom: { perSecond: 385, cpuMs: 4.6, timesPayload: 0.59 },
  listCold: { perSecond: 193, cpuMs: 9.3, timesPayload: 0.41 },
  deepCold: { perSecond: 149, cpuMs: 9.3, timesPayload: 0.55 },
  categoryCold: { perSecond: 145, cpuMs: 12.5, timesPayload: 0.35 },
  searchRare: { perSecond: 253, cpuMs: 7.2, timesPayload: 5.4 },
  searchCommon: { perSecond: 65, cpuMs: 24.7 },
  pageCold: { perSecond: 190, cpuMs: 8.6, timesPayload: 0.65 },
  slugCached: null,
  listCached: { perSecond: 33_973, cpuMs: 0.028, shareOfBare: 0.48 },
  pageCached: null,
  staffListCold: { perSecond: 330, cpuMs: 5, timesPayload: 0.92 },
  staffGetCold: { perSecond: 958, cpuMs: 1.7, timesPayload: 1.7 },
  staffList: { perSecond: 330, cpuMs: 5, timesPayload: 0.92 },
  staffGet: { perSecond: 958, cpuMs: 1.7, timesPayload: 1.7 },
  staffSearch: { perSecond: 273, cpuMs: 5.8, timesPayload: 5.8 },
  create: { perSecond: 216, cpuMs: 7.6, timesPayload: 0.78 },
  update: { perSecond: 139, cpuMs: 12, timesPayload: 0.85 },
  publish: { perSecond: 67, cpuMs: 15.3 },
}

export const OLD_VALUES: Readonly<Record<ValueRow, number | null>> = {
  start: 2.2,
  memoryIdle: 247,
  memoryLoaded: 842,
  memorySlope: 226,
  diskWritten: null,
  diskCopied: 24,
  workers: null,
}
