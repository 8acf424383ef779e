import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { countSuite, readPlaywrightReport, readVitestReport } from './reports.ts'

const folder = mkdtempSync(join(tmpdir(), 'captain-reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

const written = (report: unknown) => {
  const file = join(folder, 'report.json')
  writeFileSync(file, typeof report === 'string' ? report : JSON.stringify(report))
  return file
}

describe('countSuite', () => {
  test.each([
    { name: 'all passed', exitCode: 0, counts: { passed: 3, failed: 0 }, expected: { passed: 3, failed: 0 } },
    { name: 'some failed', exitCode: 1, counts: { passed: 3, failed: 2 }, expected: { passed: 3, failed: 2 } },
    { name: 'crashed after its tests', exitCode: 1, counts: { passed: 3, failed: 0 }, expected: { passed: 3, failed: 1 } },
    { name: 'crashed without a report', exitCode: 1, counts: null, expected: { passed: 0, failed: 1 } },
    { name: 'ran nothing', exitCode: 0, counts: { passed: 0, failed: 0 }, expected: { passed: 0, failed: 1 } },
    { name: 'left no report', exitCode: 0, counts: null, expected: { passed: 0, failed: 1 } },
  ])('$name', ({ exitCode, counts, expected }) => expect(countSuite(exitCode, counts)).toEqual(expected))
})

describe('readVitestReport', () => {
  test('counts a file that could not be loaded as one failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [{}] },
    ]
    expect(readVitestReport(written({ numPassedTests: 1, numFailedTests: 1, testResults }))).toEqual({ passed: 1, failed: 2 })
  })

  test('is null for a report that is missing or cut off', () => {
    expect(readVitestReport(join(folder, 'absent.json'))).toBeNull()
    expect(readVitestReport(written('{"numPassed'))).toBeNull()
  })
})

describe('readPlaywrightReport', () => {
  test('counts a flaky test and an error outside of tests as failures', () => {
    const report = { stats: { expected: 4, unexpected: 1, flaky: 1 }, errors: [{}] }
    expect(readPlaywrightReport(written(report))).toEqual({ passed: 4, failed: 3 })
  })
})
