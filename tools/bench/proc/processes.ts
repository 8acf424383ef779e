import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

export type ProcessUsage = {
  readonly pid: number
  readonly name: string
  readonly parent: number
  readonly group: number
  /** CPU time of the process, all threads, user and system. */
  readonly seconds: number
  /** CPU time of its children that have ended. */
  readonly endedChildrenSeconds: number
  readonly residentBytes: number
}

const setting = (name: string): number => Number(execFileSync('getconf', [name], { encoding: 'utf8' }))

let units: { readonly ticks: number; readonly page: number } | null = null

const readUnits = () => (units ??= { ticks: setting('CLK_TCK'), page: setting('PAGESIZE') })

/** Reads one process; null if there is none with this number. Throws on systems without /proc. */
export const readProcess = (pid: number): ProcessUsage | null => {
  if (process.platform !== 'linux') throw new Error('CPU time of processes is read from /proc, which only Linux has.')
  let text: string
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return null
  }
  // The name is in brackets and may contain any character; proc(5) numbers the fields from 1, and the third follows the name.
  const end = text.lastIndexOf(')')
  const fields = text.slice(end + 2).split(' ')
  const field = (number: number): number => Number(fields[number - 3])
  const { ticks, page } = readUnits()
  return {
    pid,
    name: text.slice(text.indexOf('(') + 1, end),
    parent: field(4),
    group: field(5),
    seconds: (field(14) + field(15)) / ticks,
    endedChildrenSeconds: (field(16) + field(17)) / ticks,
    residentBytes: field(24) * page,
  }
}

/** Reads all processes of the machine. */
export const readProcesses = (): readonly ProcessUsage[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? [])

export type GroupUsage = { readonly seconds: number; readonly megabytes: number }

/** Returns the CPU time and resident memory of all processes of a group, and the CPU time of their ended children. */
export const readGroup = (group: number): GroupUsage => {
  const members = readProcesses().filter((one) => one.group === group)
  const sum = (value: (one: ProcessUsage) => number): number => members.reduce((total, one) => total + value(one), 0)
  return { seconds: sum((one) => one.seconds + one.endedChildrenSeconds), megabytes: sum((one) => one.residentBytes) / 2 ** 20 }
}
