import type { StartReport } from '../start-report.ts'

/** Message of a worker that listens. */
export type Listening = { readonly captain: 'listening'; readonly report: StartReport }

/** Message to a worker: all of them listen, so it may report that it is ready. */
export type Admission = { readonly captain: 'admit' }

export const ADMISSION: Admission = { captain: 'admit' }
