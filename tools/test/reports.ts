import { existsSync, readFileSync } from 'node:fs'

export type Counts = { passed: number; failed: number }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: readonly { status: string; assertionResults: readonly unknown[] }[]
}

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; errors: readonly unknown[] }

const parse = <Report>(file: string): Report | null => {
  if (!existsSync(file)) return null
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return null
  }
}

/** A file that could not be loaded has no tests of its own and counts as one failure. */
export const readVitestReport = (file: string): Counts | null => {
  const report = parse<VitestReport>(file)
  if (!report) return null
  const unloaded = report.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length }
}

/** A test that passed on a second attempt only is a failure: there are no retries to hide behind. */
export const readPlaywrightReport = (file: string): Counts | null => {
  const report = parse<PlaywrightReport>(file)
  if (!report) return null
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected, failed: unexpected + flaky + report.errors.length }
}

/** What a suite counts for: one that crashed, or that ran nothing at all, has failed at least once. */
export const countSuite = (exitCode: number, counts: Counts | null): Counts => {
  const { passed, failed } = counts ?? { passed: 0, failed: 0 }
  const isSound = exitCode === 0 && passed + failed > 0
  return { passed, failed: isSound ? failed : Math.max(failed, 1) }
}
