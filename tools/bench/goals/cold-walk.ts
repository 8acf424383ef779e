import type { LoadRequest } from '../load/answer.ts'
import type { LoadRow } from './goals.ts'

/**
 * Addresses that a server has not been asked for since its start. A server keeps a response until a record of it changes, however long that
 * takes, so an address is cold only once in a server's life. Responses of one row may contain parts that another row has cached, such as a
 * page and its article, so a life belongs to one row.
 */
export type ColdWalk = {
  /** Restarts the server if another row has used it. */
  readonly enter: (row: LoadRow) => Promise<void>
  /** Notes that a row uses the server that does not need it cold. */
  readonly pass: (row: LoadRow) => void
  readonly left: (requests: readonly LoadRequest[]) => readonly LoadRequest[]
  readonly use: (count: number) => void
  /** Restarts the server, for which every address is cold again. */
  readonly renew: () => Promise<void>
}

export const createColdWalk = (restart: () => Promise<void>): ColdWalk => {
  let current: LoadRow | null = null
  let used = 0
  const renew = async () => {
    await restart()
    used = 0
  }
  return {
    enter: async (row) => {
      if (current !== row) await renew()
      current = row
    },
    pass: (row) => {
      current = row
    },
    left: (requests) => requests.slice(used),
    use: (count) => {
      used += count
    },
    renew,
  }
}
