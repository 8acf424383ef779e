const MAX_WORKERS = 8

type Machine = { readonly cores: number; readonly isDatabaseHere: boolean }

/**
 * Returns the number of processes that suits a machine. The database takes more time of a request that it has to answer than the server,
 * so the embedded one gets half of the cores, and two cores are used up by one process and its database.
 */
export const defaultWorkers = ({ cores, isDatabaseHere }: Machine): number => {
  if (cores <= 2) return 1
  return Math.min(MAX_WORKERS, isDatabaseHere ? Math.floor(cores / 2) : cores - 1)
}
