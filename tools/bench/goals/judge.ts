import { whole } from '../report.ts'
import type { Limit, Limited } from './goals.ts'

/** Measured numbers of a row; those that a bench cannot measure are missing. */
export type Figures = Partial<Record<Limit['of'], number>>

const withDigits = (value: number): string => (value >= 100 ? whole(value) : String(Number(value.toPrecision(3))))

const UNITS: Readonly<Record<Limit['of'], string>> = {
  cpu: ' ms CPU',
  perSecond: ' requests/s',
  bare: ' × bare node',
  payload: ' × Payload',
  value: '',
  scaling: ' × n',
}

const limitText = (limit: Limit): string =>
  `${'atMost' in limit ? `≤ ${withDigits(limit.atMost)}` : `≥ ${withDigits(limit.atLeast)}`}${UNITS[limit.of]}`

/** Returns the cell of a row's limits, or the reason why it has none. */
export const limitsText = (goal: Limited): string => goal.limits?.map(limitText).join(', ') ?? `none: ${goal.noLimit}`

const isWithin = (limit: Limit, value: number): boolean => ('atMost' in limit ? value <= limit.atMost : value >= limit.atLeast)

/** Returns a line for each limit that the figures exceed; a limit whose number was not measured is not judged. */
export const exceeded = (what: string, goal: Limited, figures: Figures): readonly string[] =>
  (goal.limits ?? []).flatMap((limit) => {
    const value = figures[limit.of]
    if (value === undefined || isWithin(limit, value)) return []
    return [`${what}: ${withDigits(value)}${UNITS[limit.of]}, the limit is ${limitText(limit)}`]
  })

/** Returns the middle of some numbers; of two middle ones, their mean. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2
}

type Side = { readonly perSecond: number; readonly serverMs: number }

/**
 * Returns what a server does as a share of bare Node: by requests per second or by CPU time, the smaller one. Other load on the machine
 * limits the requests of both, which makes them look alike.
 */
export const shareOfBare = (own: Side, bare: Side): number => Math.min(own.perSecond / bare.perSecond, bare.serverMs / own.serverMs)
