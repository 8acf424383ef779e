import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { differenceOf, differenceText, quantileOf } from './difference.ts'
import { bullets, markdownTable, milliseconds, type BenchResult } from './report.ts'

/** A checkout whose build is measured. */
export type Build = { readonly name: 'before' | 'now'; readonly checkout: string }

const NOW: Build = { name: 'now', checkout: root }

/** Returns the builds to measure alternately: this checkout's, after that of the other one if there is one. Throws if it is none. */
export const buildsBeside = (other: string | null): readonly Build[] => {
  if (other === null) return [NOW]
  if (!existsSync(join(other, 'apps/captain/dist/index.html'))) throw new Error(`${other} is no built checkout.`)
  return [{ name: 'before', checkout: other }, NOW]
}

/** Times of one row, by build, and its limit in ms at a quantile. */
export type TimedRow = {
  readonly what: string
  readonly before: readonly number[]
  readonly now: readonly number[]
  readonly limit: { readonly quantile: number; readonly max: number } | null
  /** What was tried, and what limits the row; reported if it is behind its limit. */
  readonly reason?: string
  /** Further columns. */
  readonly more?: readonly string[]
}

const NAMES: ReadonlyMap<number, string> = new Map([
  [0.5, 'median'],
  [1, 'maximum'],
])

const nameOf = (quantile: number): string => NAMES.get(quantile) ?? `p${quantile * 100}`

/** A difference below this share of the time, or this many ms, is no loss. */
const TOLERATED = { share: 0.05, ms: 8 }

const limitText = ({ limit }: TimedRow): string => (limit === null ? '' : `${nameOf(limit.quantile)} ${limit.max}`)

const isBehind = ({ now, limit }: TimedRow): boolean => limit !== null && quantileOf(now, limit.quantile) > limit.max

const reasonsText = (rows: readonly TimedRow[]): string => {
  const reasons = rows.flatMap((row) => (row.reason !== undefined && isBehind(row) ? [`${row.what}: ${row.reason}.`] : []))
  return reasons.length === 0 ? '' : `\n\n### What limits the rows behind their goal\n\n${bullets(reasons)}`
}

/** Judges the limits of a single build. */
const judged = (rows: readonly TimedRow[], more: readonly string[]): BenchResult => ({
  report: `${markdownTable(
    ['what', 'median ms', 'p95 ms', 'at most', ...more],
    rows.map((row) => [
      row.what,
      milliseconds(quantileOf(row.now, 0.5)),
      milliseconds(quantileOf(row.now, 0.95)),
      limitText(row),
      ...(row.more ?? []),
    ]),
  )}${reasonsText(rows)}`,
  failures: rows.flatMap((row) => {
    const { what, now, limit } = row
    if (limit === null || !isBehind(row)) return []
    return [`${what}: ${nameOf(limit.quantile)} ${milliseconds(quantileOf(now, limit.quantile))} ms, at most ${limit.max}.`]
  }),
})

/** Judges the differences from the other build. Only one that the whole interval confirms is a failure, never a noisy run. */
const compared = (rows: readonly TimedRow[], more: readonly string[]): BenchResult => {
  const columns = ({ before, now }: TimedRow, quantile: number): readonly string[] => [
    milliseconds(quantileOf(before, quantile)),
    milliseconds(quantileOf(now, quantile)),
    differenceText(differenceOf(before, now, quantile)),
  ]
  return {
    report: markdownTable(
      ['what', 'median before', 'now', 'difference ms (95 %)', 'p95 before', 'now', 'difference ms (95 %)', ...more],
      rows.map((row) => [row.what, ...columns(row, 0.5), ...columns(row, 0.95), ...(row.more ?? [])]),
    ),
    failures: rows.flatMap(({ what, before, now }) =>
      [0.5, 0.95].flatMap((quantile) => {
        const difference = differenceOf(before, now, quantile)
        const tolerated = Math.max(TOLERATED.ms, quantileOf(before, quantile) * TOLERATED.share)
        return difference.low <= tolerated ? [] : [`${what}: ${nameOf(quantile)} grew by ${differenceText(difference)} ms.`]
      }),
    ),
  }
}

/** Reports the rows of a bench: against their limits, or against another build. */
export const reportRows = (rows: readonly TimedRow[], more: readonly string[] = []): BenchResult =>
  rows.some(({ before }) => before.length > 0) ? compared(rows, more) : judged(rows, more)
