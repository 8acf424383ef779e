import { expect, test } from 'vitest'
import type { Measured } from '../load/measure.ts'
import { createColdWalk } from './cold-walk.ts'
import { GROWTH_LIMIT, LOAD_GOALS, loadRows, VALUE_GOALS, type Goal } from './goals.ts'
import { goalFailures, growthOf, growthTable, loadTable, valueRows, valuesTable } from './goals-report.ts'
import { exceeded, limitsText, median, shareOfBare } from './judge.ts'
import { mediansOf, type RowFigures } from './measure-rows.ts'
import { slopeOf, type Values } from './measure-values.ts'

const measured = (perSecond: number, cpu = 0.1, failed = 0): Measured => ({
  perSecond,
  p50Ms: 1,
  p99Ms: 2,
  serverMs: cpu,
  databaseMs: cpu,
  failed,
  sent: 10,
})

const row = (name: RowFigures['row'], records: number, captain: Measured): RowFigures => ({
  row: name,
  records,
  captain,
  bare: measured(10_000),
})

const values: Values = {
  start: 0.9,
  memoryIdle: 119,
  memorySlope: 0.5,
  memoryLoaded: 251,
  diskWritten: 9,
  diskCopied: 9,
  workers: 'not judged',
}

test('the median of two numbers is between them', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([7])]).toEqual([2, 2.5, 7])
  expect(mediansOf([measured(1, 0.1, 2), measured(3), measured(2, 0.1, 1)])).toMatchObject({ perSecond: 2, failed: 3 })
})

test('every row has limits, or says why it has none', () => {
  const goals: readonly Goal[] = [...Object.values(LOAD_GOALS), ...Object.values(VALUE_GOALS)]
  for (const goal of goals) expect(limitsText(goal)).toMatch(/^(≥|≤) [\d,.]+|^none: \w/)
  expect(valueRows.toSorted()).toEqual(Object.keys(VALUE_GOALS).toSorted())
})

test('a limit is exceeded on the wrong side of it, and not judged without its number', () => {
  const goal = LOAD_GOALS.slugCold
  expect(exceeded('slug', goal, { cpu: 0.35, payload: 8 })).toEqual([])
  expect(exceeded('slug', goal, { cpu: 0.36 })).toEqual(['slug: 0.36 ms CPU, the limit is ≤ 0.35 ms CPU'])
  expect(exceeded('slug', goal, { cpu: 0.1, payload: 7.9 })).toEqual(['slug: 7.9 × Payload, the limit is ≥ 8 × Payload'])
})

test('the share of bare Node is the smaller one of requests and CPU time', () => {
  expect(shareOfBare(measured(900, 0.04), measured(1000, 0.02))).toBe(0.5)
  expect(shareOfBare(measured(400, 0.02), measured(1000, 0.02))).toBe(0.4)
})

test('the report has each row with its limit and its earlier figure', () => {
  const table = loadTable([row('slugCold', 10_000, measured(5000))])
  expect(
    table
      .split('\n')
      .at(-1)
      ?.split('|')
      .map((cell) => cell.trim()),
  ).toEqual([
    '',
    'read by slug, cold',
    '5,000',
    '1.00',
    '2.00',
    '0.10',
    '0.10',
    '10,000',
    '0.10',
    '50.0 %',
    '≥ 8 × Payload, ≤ 0.35 ms CPU',
    '274',
    '6.40',
    '',
  ])
  expect(valuesTable([{ records: 1000, values }])).toMatch(/\| +119\.0 \| +≤ 120 \| +247 \|/)
})

test('failures are exceeded limits, failed requests and growth', () => {
  const rows = [row('slugCached', 1000, measured(9000)), row('slugCached', 2000, measured(5000, 0.1, 3))]
  const sizes = [
    { records: 1000, values },
    { records: 2000, values: { ...values, start: 0.95 } },
  ]
  const growth = growthOf(['slugCached'], rows, sizes)
  expect(growthTable([1000, 2000], growth)).toMatch(/read by slug, cached +\| +9,000 \| +1\.00 \| +5,000 \| +1\.00 \| +1\.80 \|/)
  expect(goalFailures(rows, sizes, growth)).toEqual([
    'read by slug, cached, 2,000 records: 0.5 × bare node, the limit is ≥ 0.6 × bare node',
    'read by slug, cached, 2,000 records: 3 requests failed',
    'memory after the load, MB, 1,000 records: 251, the limit is ≤ 250',
    'memory after the load, MB, 2,000 records: 251, the limit is ≤ 250',
    `read by slug, cached: 1.80 times as long with the largest number of records, at most ${GROWTH_LIMIT}`,
  ])
  expect(growthOf(loadRows, rows.slice(0, 1), sizes.slice(0, 1))).toEqual([])
})

test('an address is cold once in the life of a server, which belongs to one row', async () => {
  let restarts = 0
  const walk = createColdWalk(async () => void (restarts += 1))
  const all = [{ path: '/a' }, { path: '/b' }, { path: '/c' }]
  await walk.enter('slugCold')
  walk.use(2)
  await walk.enter('slugCold')
  expect([restarts, walk.left(all)]).toEqual([1, [{ path: '/c' }]])
  await walk.enter('pageCold')
  expect([restarts, walk.left(all)]).toEqual([2, all])
  walk.pass('slugRandom')
  await walk.enter('pageCold')
  await walk.renew()
  expect(restarts).toBe(4)
})

test('the slope of memory is that of its line', () => {
  expect(slopeOf([0, 5, 10, 15].map((seconds) => ({ seconds, megabytes: 100 + 2 * seconds })))).toBeCloseTo(2)
})
