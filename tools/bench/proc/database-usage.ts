import { Client } from 'pg'
import { readProcess, readProcesses, type ProcessUsage } from './processes.ts'

export type DatabaseUsage = {
  /** Returns the CPU seconds that the cluster has used so far. */
  readonly seconds: () => Promise<number>
  readonly stop: () => Promise<void>
}

type Backends = { readonly own: number; readonly others: readonly number[] }

const BACKENDS = `select pg_backend_pid() as own,
  array(select pid from pg_stat_activity where datname <> current_database()) as others`

/**
 * Returns a function that adds up the CPU time of a cluster. The time of an ended connection becomes the postmaster's; that of connections
 * to other databases is deducted when they have ended.
 */
export const clusterSeconds = (postmaster: number) => {
  const known = new Map<number, number>()
  let deducted = 0
  return (processes: readonly ProcessUsage[], others: readonly number[]): number => {
    const children = processes.filter(({ parent }) => parent === postmaster)
    for (const [pid, seconds] of known) {
      if (children.some((one) => one.pid === pid)) continue
      deducted += seconds
      known.delete(pid)
    }
    for (const { pid, seconds } of children) if (others.includes(pid)) known.set(pid, seconds)
    const own = children.filter(({ pid }) => !others.includes(pid)).reduce((total, one) => total + one.seconds, 0)
    const main = processes.find(({ pid }) => pid === postmaster)
    return own + (main?.seconds ?? 0) + (main?.endedChildrenSeconds ?? 0) - deducted
  }
}

/**
 * Reads the CPU time of a PostgreSQL cluster on this machine: all of its processes, those that have ended too, except connections to other
 * databases. Throws if the cluster runs on another machine.
 */
export const watchDatabase = async (databaseUrl: string): Promise<DatabaseUsage> => {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const backends = async (): Promise<Backends> => {
    const [row] = (await client.query<Backends>(BACKENDS)).rows
    if (row === undefined) throw new Error('PostgreSQL does not list its connections.')
    return row
  }
  const parent = readProcess((await backends()).own)
  const postmaster = parent?.name.startsWith('postgres') === true ? readProcess(parent.parent) : null
  if (postmaster?.name.startsWith('postgres') !== true) {
    await client.end()
    throw new Error('PostgreSQL runs on another machine or in another container, so its CPU time cannot be read.')
  }
  const count = clusterSeconds(postmaster.pid)
  return {
    seconds: async () => count(readProcesses(), (await backends()).others),
    stop: () => client.end(),
  }
}
