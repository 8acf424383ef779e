import type { LoadRequest } from '../load/answer.ts'
import type { LoadRow } from './goals.ts'

/**
 * Addresses that a server has not been asked for since its start. A server keeps a response until a record of it changes, however long that
 * takes, so an address is cold only once in a server's life.
 */
export type ColdWalk = {
  readonly left: (row: LoadRow, requests: readonly LoadRequest[]) => readonly LoadRequest[]
  readonly use: (row: LoadRow, count: number) => void
  /** Restarts the server, for which every address is cold again. */
  readonly renew: () => Promise<void>
}

export const createColdWalk = (restart: () => Promise<void>): ColdWalk => {
  const used = new Map<LoadRow, number>()
  return {
    left: (row, requests) => requests.slice(used.get(row) ?? 0),
    use: (row, count) => void used.set(row, (used.get(row) ?? 0) + count),
    renew: async () => {
      await restart()
      used.clear()
    },
  }
}
