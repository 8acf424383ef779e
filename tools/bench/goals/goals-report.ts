import { markdownTable, milliseconds, whole } from '../report.ts'
import { exceeded, limitsText, shareOfBare, type Figures } from './judge.ts'
import { GROWTH_LIMIT, LOAD_GOALS, VALUE_GOALS, type LoadRow, type ValueRow } from './goals.ts'
import { failuresOf, type RowFigures } from './measure-rows.ts'
import type { Value, Values } from './measure-values.ts'
import { OLD_LOAD, OLD_VALUES } from './old-figures.ts'

export const cpuMs = (value: number): string => (value < 0.1 ? value.toFixed(3) : milliseconds(value))

const figuresOf = ({ captain, bare }: RowFigures): Figures => ({
  cpu: captain.serverMs + captain.databaseMs,
  perSecond: captain.perSecond,
  bare: shareOfBare(captain, bare),
})

const LOAD_HEAD = [
  'what',
  'requests/s',
  'p50 ms',
  'p99 ms',
  'CPU ms server',
  'database',
  'bare node requests/s',
  'CPU ms',
  'share of bare',
  'limit',
  'before: requests/s',
  'CPU ms',
] as const

const loadCells = (figures: RowFigures): readonly string[] => {
  const { row, captain, bare } = figures
  const old = OLD_LOAD[row]
  return [
    LOAD_GOALS[row].what,
    whole(captain.perSecond),
    milliseconds(captain.p50Ms),
    milliseconds(captain.p99Ms),
    cpuMs(captain.serverMs),
    cpuMs(captain.databaseMs),
    whole(bare.perSecond),
    cpuMs(bare.serverMs),
    `${(100 * shareOfBare(captain, bare)).toFixed(1)} %`,
    limitsText(LOAD_GOALS[row]),
    old === null ? '' : whole(old.perSecond),
    old === null ? '' : cpuMs(old.cpuMs),
  ]
}

/** Returns the table of the rows under load at one number of records. */
export const loadTable = (rows: readonly RowFigures[]): string => markdownTable(LOAD_HEAD, rows.map(loadCells))

/** Values that grow with records if anything does; the others have no unit of work that could grow. */
const GROWING: readonly ValueRow[] = ['start', 'memoryIdle', 'memoryLoaded', 'diskCopied']

const valueText = (value: Value): string => (typeof value === 'string' ? value : milliseconds(value))

export const valueRows: readonly ValueRow[] = ['start', 'memoryIdle', 'memoryLoaded', 'memorySlope', 'diskWritten', 'diskCopied', 'workers']

export type SizeValues = { readonly records: number; readonly values: Partial<Values> }

/** Returns the table of what is measured once for each number of records. */
export const valuesTable = (sizes: readonly SizeValues[]): string => {
  const cells = (row: ValueRow): readonly string[] => {
    const old = OLD_VALUES[row]
    return [
      VALUE_GOALS[row].what,
      ...sizes.map(({ values }) => valueText(values[row] ?? '')),
      limitsText(VALUE_GOALS[row]),
      old === null ? '' : String(old),
    ]
  }
  return markdownTable(
    ['what', ...sizes.map(({ records }) => whole(records)), 'limit', 'before'],
    valueRows.filter((row) => sizes.some(({ values }) => row in values)).map(cells),
  )
}

export type Growth = { readonly what: string; readonly cells: readonly string[]; readonly ratio: number }

const loadGrowth = (row: LoadRow, rows: readonly RowFigures[]): readonly Growth[] => {
  const own = rows.filter((one) => one.row === row)
  const [first, last] = [own[0], own.at(-1)]
  if (first === undefined || last === undefined) return []
  const cells = own.flatMap(({ captain }) => [whole(captain.perSecond), milliseconds(captain.p50Ms)])
  return [{ what: LOAD_GOALS[row].what, cells, ratio: first.captain.perSecond / last.captain.perSecond }]
}

const valueGrowth = (row: ValueRow, sizes: readonly SizeValues[]): readonly Growth[] => {
  const numbers = sizes.flatMap(({ values }) => (typeof values[row] === 'number' ? [values[row]] : []))
  const [first, last] = [numbers[0], numbers.at(-1)]
  if (first === undefined || last === undefined || numbers.length < sizes.length) return []
  return [{ what: VALUE_GOALS[row].what, cells: numbers.flatMap((value) => ['', milliseconds(value)]), ratio: last / first }]
}

/** Compares the smallest number of records with the largest; empty for one size. */
export const growthOf = (selected: readonly LoadRow[], rows: readonly RowFigures[], sizes: readonly SizeValues[]): readonly Growth[] =>
  new Set(rows.map(({ records }) => records)).size < 2
    ? []
    : [...selected.flatMap((row) => loadGrowth(row, rows)), ...GROWING.flatMap((row) => valueGrowth(row, sizes))]

export const growthTable = (sizes: readonly number[], growth: readonly Growth[]): string =>
  markdownTable(
    ['what', ...sizes.flatMap((records) => [`${whole(records)}: requests/s`, 'ms, s, MB or KB']), 'ratio', 'limit'],
    growth.map(({ what, cells, ratio }) => [what, ...cells, ratio.toFixed(2), `≤ ${GROWTH_LIMIT}`]),
  )

/** Returns the rows and values that are behind a goal. */
export const rowsBehind = (rows: readonly RowFigures[], sizes: readonly SizeValues[]): readonly (LoadRow | ValueRow)[] => [
  ...rows.filter((one) => exceeded('', LOAD_GOALS[one.row], figuresOf(one)).length > 0).map(({ row }) => row),
  ...sizes.flatMap(({ values }) =>
    valueRows.filter((row) => {
      const value = values[row]
      return typeof value === 'number' && row !== 'workers' && exceeded('', VALUE_GOALS[row], { value }).length > 0
    }),
  ),
]

/** Returns a line for each exceeded limit. */
export const goalFailures = (rows: readonly RowFigures[], sizes: readonly SizeValues[], growth: readonly Growth[]): readonly string[] => [
  ...rows.flatMap((one) => [
    ...exceeded(`${LOAD_GOALS[one.row].what}, ${whole(one.records)} records`, LOAD_GOALS[one.row], figuresOf(one)),
    ...failuresOf(LOAD_GOALS[one.row].what, one.records, one.captain),
  ]),
  ...sizes.flatMap(({ records, values }) =>
    valueRows.flatMap((row) => {
      const value = values[row]
      if (value === undefined || typeof value === 'string') return []
      return exceeded(
        `${VALUE_GOALS[row].what}, ${whole(records)} records`,
        VALUE_GOALS[row],
        row === 'workers' ? { scaling: value } : { value },
      )
    }),
  ),
  ...growth.flatMap(({ what, ratio }) =>
    ratio <= GROWTH_LIMIT ? [] : [`${what}: ${ratio.toFixed(2)} times as long with the largest number of records, at most ${GROWTH_LIMIT}`],
  ),
]
