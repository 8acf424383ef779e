import { execFileSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'
import { Client } from 'pg'

/** Result of a bench: Markdown, and one line for each exceeded limit. An incomplete result is not saved. */
export type BenchResult = { readonly report: string; readonly failures: readonly string[]; readonly isIncomplete?: true }

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u

const width = (text: string): number => [...text].reduce((sum, character) => sum + (WIDE.test(character) ? 2 : 1), 0)

export const milliseconds = (value: number): string => value.toFixed(value < 10 ? 2 : 1)

export const whole = (value: number): string => Math.round(value).toLocaleString('en')

/** Formats a Markdown table that also reads well in a terminal; the first column is text, the others are numbers. */
export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const lines = [head, ...rows]
  const widths = head.map((_, place) => Math.max(...lines.map((cells) => width(cells[place] ?? ''))))
  const pad = (text: string, place: number) => {
    const space = ' '.repeat((widths[place] ?? 0) - width(text))
    return place === 0 ? text + space : space + text
  }
  const line = (cells: readonly string[]) => `| ${cells.map(pad).join(' | ')} |`
  const rule = `| ${widths.map((count, place) => (place === 0 ? '-'.repeat(count) : `${'-'.repeat(count - 1)}:`)).join(' | ')} |`
  return [line(head), rule, ...rows.map(line)].join('\n')
}

export const bullets = (facts: readonly string[]): string => facts.map((fact) => `- ${fact}`).join('\n')

const revision = (): string => {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}

/** Returns the machine and time of a measurement, which the numbers depend on; the load is that of the last minute, bench included. */
export const machineFacts = (): readonly string[] => {
  const [cpu] = cpus()
  const machine = `${cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB; Node ${process.version}`
  const moment = new Date().toISOString()
  return [
    `${moment.slice(0, 10)} ${moment.slice(11, 16)} UTC, revision ${revision()}`,
    `${machine}; load ${loadavg()[0]?.toFixed(1) ?? '?'}`,
  ]
}

export const postgresFact = async (url: string): Promise<string> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    return `PostgreSQL ${rows[0]?.server_version ?? 'unknown'}`
  } finally {
    await client.end()
  }
}
