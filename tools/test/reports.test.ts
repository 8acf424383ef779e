import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { countSuite, playwrightFailures, readPlaywrightReport, readVitestReport, vitestFailures } from './reports.ts'

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

describe('the failures of a report', () => {
  test('name each failed test and file that could not be loaded, with the beginning of the message', () => {
    const failed = { status: 'failed', fullName: 'a list shows', failureMessages: ['\u001B[31mexpected 1\u001B[39m\n2\n3\n4\n5\n6\n7'] }
    const testResults = [
      { name: 'a.ts', status: 'failed', assertionResults: [{ status: 'passed', fullName: 'fine' }, failed] },
      { name: 'b.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ]
    expect(vitestFailures(written({ testResults }))).toEqual([
      'a.ts: a list shows\n  expected 1\n  2\n  3\n  4\n  5\n  6',
      'b.ts: no such module',
    ])
  })

  test('name the failed tests of nested suites, and errors outside of tests', () => {
    const spec = { title: 'signs in', file: 'in.spec.ts', ok: false, tests: [{ results: [{ error: { message: 'no page' } }] }] }
    const report = { stats: {}, errors: [{ message: 'no server' }], suites: [{ suites: [{ specs: [spec, { ...spec, ok: true }] }] }] }
    expect(playwrightFailures(written(report))).toEqual(['no server', 'in.spec.ts: signs in\n  no page'])
  })
})
