import { expect, test } from 'vitest'
import { buildsBeside, reportRows } from './builds.ts'

const around = (middle: number) => Array.from({ length: 40 }, (_, place) => middle + (((place * 7) % 11) - 5))

test('without another build, a row is judged by its limit', () => {
  const limit = { quantile: 0.95, max: 50 }
  const rows = [
    { what: 'a key', before: [], now: around(40), limit, reason: 'nothing' },
    { what: 'a click', before: [], now: around(90), limit, reason: 'the browser paints' },
    { what: 'a view', before: [], now: around(90), limit: null },
  ]
  const { report, failures } = reportRows(rows)
  expect(failures).toEqual(['a click: p95 95.0 ms, at most 50.'])
  expect(report).toContain('p95 50')
  expect(report).toContain('- a click: the browser paints.')
  expect(report).not.toContain('a key: nothing')
})

test('a limit of the longest is one of the maximum', () => {
  const row = { what: 'a task', before: [], limit: { quantile: 1, max: 100 } }
  expect(reportRows([{ ...row, now: [...around(60), 101] }]).failures).toEqual(['a task: maximum 101.0 ms, at most 100.'])
  expect(reportRows([{ ...row, now: around(60) }]).failures).toEqual([])
})

test('beside another build, only a certain loss is a failure', () => {
  const limit = { quantile: 0.95, max: 1 }
  const noisy = [...around(100), 900]
  expect(reportRows([{ what: 'a key', before: around(100), now: noisy, limit }]).failures).toEqual([])
  expect(reportRows([{ what: 'a key', before: around(100), now: around(80), limit }]).failures).toEqual([])
  const { failures } = reportRows([{ what: 'a key', before: around(100), now: around(140), limit }])
  expect(failures).toHaveLength(2)
  expect(failures[0]).toMatch(/^a key: median grew by \+40/)
})

test('a folder without a build is refused', () => {
  expect(() => buildsBeside('/nowhere')).toThrow('/nowhere is no built checkout.')
  expect(buildsBeside(null).map(({ name }) => name)).toEqual(['now'])
})
