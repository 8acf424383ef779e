import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

export type Counts = { passed: number; failed: number }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: readonly {
    name?: string
    status: string
    message?: string
    assertionResults: readonly { status?: string; fullName?: string; failureMessages?: readonly string[] }[]
  }[]
}

type PlaywrightSuite = {
  specs?: readonly {
    title: string
    file: string
    ok: boolean
    tests: readonly { results: readonly { error?: { message?: string } }[] }[]
  }[]
  suites?: readonly PlaywrightSuite[]
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: readonly { message?: string }[]
  suites?: readonly PlaywrightSuite[]
}

const parse = <Report>(file: string): Report | null => {
  if (!existsSync(file)) return null
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return null
  }
}

/** A file that failed to load has no test results and counts as one failure. */
export const readVitestReport = (file: string): Counts | null => {
  const report = parse<VitestReport>(file)
  if (!report) return null
  const unloaded = report.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length }
}

/** A test that passed only on a retry is a failure: retries are not allowed. */
export const readPlaywrightReport = (file: string): Counts | null => {
  const report = parse<PlaywrightReport>(file)
  if (!report) return null
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected, failed: unexpected + flaky + report.errors.length }
}

const beginning = (message: string | undefined) =>
  stripVTControlCharacters(message ?? '')
    .split('\n')
    .slice(0, 6)
    .join('\n  ')

/** The name of each failed test of a Vitest report with the beginning of its message. */
export const vitestFailures = (file: string): string[] =>
  (parse<VitestReport>(file)?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) =>
    status === 'failed' && assertionResults.length === 0
      ? [`${name}: ${beginning(message)}`]
      : assertionResults
          .filter((result) => result.status === 'failed')
          .map(({ fullName, failureMessages }) => `${name}: ${fullName}\n  ${beginning(failureMessages?.[0])}`),
  )

const failedSpecs = ({ specs = [], suites = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => `${file}: ${title}\n  ${beginning(tests[0]?.results.find(({ error }) => error)?.error?.message)}`),
  ...suites.flatMap(failedSpecs),
]

/** The name of each failed test of a Playwright report with the beginning of its message. */
export const playwrightFailures = (file: string): string[] => {
  const report = parse<PlaywrightReport>(file)
  if (!report) return []
  return [...report.errors.map(({ message }) => beginning(message)), ...(report.suites ?? []).flatMap(failedSpecs)]
}

/** Returns the number of failures of a suite: at least one if it crashed or ran nothing. */
export const countSuite = (exitCode: number, counts: Counts | null): Counts => {
  const { passed, failed } = counts ?? { passed: 0, failed: 0 }
  const isSound = exitCode === 0 && passed + failed > 0
  return { passed, failed: isSound ? failed : Math.max(failed, 1) }
}
