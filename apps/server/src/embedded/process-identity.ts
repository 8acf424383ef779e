import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Field 22 of /proc/pid/stat, counted after the command name, which may itself contain spaces and brackets. */
const linuxStartTime = (stat: string): string => stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''

/**
 * Returns the boot id and start time of a process, which distinguish it from a later one with the same number. Null if no such process runs
 * (a zombie does not run).
 */
export const processIdentity = async (pid: number): Promise<string | null> => {
  if (process.platform === 'linux') {
    try {
      const [stat, boot] = await Promise.all([readFile(`/proc/${pid}/stat`, 'utf8'), readFile('/proc/sys/kernel/random/boot_id', 'utf8')])
      return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z') ? null : `${boot.trim()}:${linuxStartTime(stat)}`
    } catch {
      return null
    }
  }
  const { stdout } = await run('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  return stdout.trim() === '' ? null : stdout.trim()
}

/** Returns the command line of a running process; empty if there is none or it cannot be read. */
export const commandLine = async (pid: number): Promise<string> => {
  if (process.platform === 'linux') {
    return readFile(`/proc/${pid}/cmdline`, 'utf8').then(
      (text) => text.replaceAll('\0', ' ').trim(),
      () => '',
    )
  }
  const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  return stdout.trim()
}
