import { execFileSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import type { Measurement } from './load/measure.ts'

export type Row = {
  readonly name: string
  /** One request after the other, nobody else asking. */
  readonly alone: Measurement
  readonly loaded: Measurement
  /** The bare server with the same bytes under the same load. */
  readonly bare: Measurement
}

const HEAD = ['what', 'alone: median ms', 'median ms', 'p95 ms', 'requests/s', 'bare node requests/s', 'share of bare'] as const

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u

const width = (text: string): number => [...text].reduce((sum, character) => sum + (WIDE.test(character) ? 2 : 1), 0)

const milliseconds = (value: number): string => value.toFixed(value < 10 ? 2 : 1)
const whole = (value: number): string => Math.round(value).toLocaleString('en')

const cellsOf = ({ name, alone, loaded, bare }: Row): readonly string[] => [
  name,
  milliseconds(alone.medianMs),
  milliseconds(loaded.medianMs),
  milliseconds(loaded.p95Ms),
  whole(loaded.perSecond),
  whole(bare.perSecond),
  `${Math.round((loaded.perSecond / bare.perSecond) * 100)} %`,
]

/** A Markdown table that is also a table on a terminal; the first column is text, the others are numbers. */
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

/** What was measured, a line each. */
export const tableOf = (rows: readonly Row[]): string => markdownTable(HEAD, rows.map(cellsOf))

const revision = (): string => {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}

type Setting = { readonly records: number; readonly connections: number; readonly seconds: number; readonly postgres: string }

/** Where and when it was measured, without which the numbers mean nothing. */
export const settingOf = ({ records, connections, seconds, postgres }: Setting): string => {
  const [cpu] = cpus()
  return [
    `${new Date().toISOString().slice(0, 10)}, revision ${revision()}`,
    `${cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB; Node ${process.version}, PostgreSQL ${postgres}`,
    `${records.toLocaleString('en')} articles of one type in one tenant; server, database and load generator share the machine`,
    `${connections} connections for ${seconds} s a row; "alone" is one connection`,
  ]
    .map((fact) => `- ${fact}`)
    .join('\n')
}
