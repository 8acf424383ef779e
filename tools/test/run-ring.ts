import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../root.ts'
import { countTests, failedFiles, type FileResult, type Results } from './results.ts'
import { runStep, type Outcome } from './run-step.ts'
import type { Ring, Step } from './steps.ts'

type Counts = { readonly passed: number; readonly failed: number }
type Ran = { readonly step: Step; readonly outcome: Outcome }

type Output = {
  readonly say: (line: string) => void
  /** Folder of the logs of steps, and of the seconds of their files. */
  readonly folder: string
}

/** More files than this don't fail by chance, so none of them gets a second try. */
const MAX_SECOND_TRIES = 10

const named = (file: string): string => relative(root, file)

const indented = (text: string): string => text.replaceAll(/^/gm, '     | ')

const failureLines = (file: string, { failures }: FileResult): readonly string[] =>
  failures.map(({ test, error }) => `${named(file)}: ${test}\n  ${error}`)

/** What is wrong with a suite other than its failed tests; null if nothing is. */
const brokenness = ({ exitCode, results }: Outcome): string | null => {
  if (results.broken.length > 0) return results.broken.join('\n')
  if (results.files.size === 0) return 'no test has run'
  if (!results.isFinished()) return 'it ended before its last test'
  return exitCode !== 0 && failedFiles(results).length === 0 ? `it ended with exit code ${exitCode}, though no test failed` : null
}

/** Returns the counts of a step: at least one failure if it crashed or ran nothing. */
export const countStep = ({ suite }: Pick<Step, 'suite'>, outcome: Outcome): Counts => {
  if (suite === undefined) return outcome.exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const { passed, failed } = countTests(outcome.results)
  return { passed, failed: failed + (brokenness(outcome) === null ? 0 : 1) }
}

/** Seconds of each file, the longest first: where the time of a suite goes. */
const writeSeconds = (file: string, { files }: Results): void => {
  const rows = [...files].toSorted(([, first], [, second]) => second.seconds - first.seconds)
  const lines = rows.map(
    ([file, { seconds, passed }]) => `${seconds.toFixed(1).padStart(7)} s ${String(passed).padStart(5)} passed  ${named(file)}`,
  )
  writeFileSync(file, `${lines.join('\n')}\n`)
}

const report = ({ step, outcome }: Ran, { say, folder }: Output): void => {
  const { passed, failed } = countStep(step, outcome)
  say(
    `${failed === 0 ? 'ok  ' : 'FAIL'} ${step.name.padEnd(18)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${outcome.seconds.toFixed(1).padStart(7)} s`,
  )
  if (step.suite !== undefined) writeSeconds(join(folder, `${step.name}.seconds.txt`), outcome.results)
  if (failed === 0) return
  if (step.suite === undefined) return say(indented(outcome.output.trimEnd()))
  const broken = brokenness(outcome)
  const lines = [...outcome.results.files].flatMap(([file, result]) => failureLines(file, result))
  say(indented([...lines, ...(broken === null ? [] : [broken]), `the whole output: ${named(join(folder, `${step.name}.log`))}`].join('\n')))
}

/** Runs each failed file of a suite again, alone. Returns the files that passed, with their counts, and says which failed twice. */
const tryAgain = async ({ step, outcome }: Ran, { say, folder }: Output): Promise<ReadonlyMap<string, Counts>> => {
  const passed = new Map<string, Counts>()
  const { suite } = step
  if (suite === undefined || brokenness(outcome) !== null) return passed
  for (const [number, file] of failedFiles(outcome.results).entries()) {
    const again = await runStep({ ...step, args: suite.rerun(file) }, join(folder, `${step.name}-again-${number + 1}.log`))
    const counts = countStep(step, again)
    const first = outcome.results.files.get(file)
    // A test that was not run again has not passed.
    const isWhole = counts.passed >= (first?.passed ?? 0) + (first?.failures.length ?? 0)
    if (counts.failed === 0 && isWhole) passed.set(file, counts)
    else say(`failed twice: ${named(file)}`)
  }
  return passed
}

/**
 * Runs the steps of a ring and returns the counts of its tests. A file of tests that failed is run again, alone, at the end; if it passes
 * then, it counts as passed and is named. Checks, and suites that did not run to their end, have one try.
 */
export const runRing = async ({ together, suites }: Ring, output: Output): Promise<Counts> => {
  const { say, folder } = output
  mkdirSync(folder, { recursive: true })
  const ran: Ran[] = []
  const runRow = async (row: readonly Step[]): Promise<void> => {
    for (const step of row) {
      const one = { step, outcome: await runStep(step, join(folder, `${step.name}.log`)) }
      report(one, output)
      ran.push(one)
    }
  }
  await Promise.all(together.map(runRow))
  await runRow(suites)

  const total = { passed: 0, failed: 0 }
  for (const { step, outcome } of ran) {
    const { passed, failed } = countStep(step, outcome)
    total.passed += passed
    total.failed += failed
  }
  const skipped = ran.flatMap(({ outcome }) => [...outcome.results.files].filter((one) => one[1].skipped > 0))
  if (skipped.length > 0)
    say(`\nnot possible on this machine\n${indented(skipped.map(([file, result]) => `${named(file)}: ${result.skipped}`).join('\n'))}`)
  const failedAtFirst = ran.flatMap(({ outcome }) => failedFiles(outcome.results)).length
  if (failedAtFirst === 0) return total
  if (failedAtFirst > MAX_SECOND_TRIES) {
    say(`\n${failedAtFirst} files failed: too many for a second try`)
    return total
  }
  const flaky: string[] = []
  for (const one of ran) {
    for (const [file, counts] of await tryAgain(one, output)) {
      const first = one.outcome.results.files.get(file)
      if (first === undefined) continue
      total.passed += counts.passed - first.passed
      total.failed -= first.failures.length
      flaky.push(...failureLines(file, first))
    }
  }
  if (flaky.length > 0) say(`\npassed at the second try: bugs to find next\n${indented(flaky.join('\n'))}`)
  return total
}
