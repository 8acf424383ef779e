import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const parentOf = async (pid: string): Promise<number | null> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const parent = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]
  return parent === undefined ? null : Number(parent)
}

/** Returns the process ids of the embedded PostgreSQL of a data folder: the postmaster, then its children. */
export const postgresProcesses = async (dataDir: string): Promise<readonly number[]> => {
  const pidFile = await readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8')
  const postmaster = Number(pidFile.split('\n')[0])
  const running = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const parents = await Promise.all(running.map(async (pid) => [Number(pid), await parentOf(pid)] as const))
  return [postmaster, ...parents.filter(([, parent]) => parent === postmaster).map(([pid]) => pid)]
}

/** Kills a process with SIGKILL; ignores one that has just ended. */
export const kill = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
