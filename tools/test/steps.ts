import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type Counts, playwrightFailures, readPlaywrightReport, readVitestReport, vitestFailures } from './reports.ts'
import { resultsFolder } from './run-step.ts'

export type Step = {
  name: string
  command: string
  args: readonly string[]
  minutes: number
  /** Reads the suite's own count; without it the step counts as one test. */
  report?: { file: string; read: (file: string) => Counts | null; failures: (file: string) => string[] }
}

const script = (name: string, minutes = 8): Step => ({
  name: name.replace(':', '-'),
  command: 'npm',
  args: ['run', '--silent', name],
  minutes,
})

// By default the runner keeps one processor free: half of the capacity on two.
const everyProcessor = `--maxWorkers=${availableParallelism()}`

// Steps that wait for servers or timers leave the processor to others.
const oneMore = `--maxWorkers=${availableParallelism() + 1}`

const vitest = (name: string, projects: readonly string[], minutes: number, options: readonly string[] = []): Step => {
  const file = join(resultsFolder, `${name}.json`)
  return {
    name,
    command: 'vitest',
    args: [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--allowOnly=false',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...options,
    ],
    minutes,
    report: { file, read: readVitestReport, failures: vitestFailures },
  }
}

export const playwrightReport = join(resultsFolder, 'e2e.json')

/** Time limit of the full run, even if a step hangs; a step that is cut off has failed. Machines differ by a factor of two. */
export const runMinutes = 75

/** Demo data for the servers of all suites, instead of one generation per suite. */
const demoData: Step = { name: 'demo-data', command: 'node', args: ['tools/test/make-demo-data.ts'], minutes: 8 }

/** Steps without a suite server or a browser, in two queues that run in parallel: alone, most of them leave a processor idle. */
export const checks: readonly (readonly Step[])[] = [
  [
    script('format:check'),
    script('typecheck:captain'),
    script('typecheck:server'),
    script('typecheck:tools'),
    script('typecheck:site'),
    script('i18n:sync'),
    script('i18n:missing'),
  ],
  [demoData, script('build', 12), script('lint:code'), script('lint:repo')],
]

/** Steps that run the product, one after the other: in parallel they would slow each other down. */
export const suites: readonly Step[] = [
  vitest('unit', ['unit', 'tools'], 16, [everyProcessor]),
  vitest('conformance', ['conformance'], 20, [oneMore]),
  vitest('server', ['server'], 22, [oneMore]),
  vitest('browser', ['browser'], 16, [everyProcessor]),
  vitest('stories', ['storybook'], 16, [everyProcessor]),
  {
    name: 'e2e',
    command: 'playwright',
    args: ['test', '--project=e2e', '--project=screens', '--forbid-only', '--reporter=list,json'],
    minutes: 20,
    report: { file: playwrightReport, read: readPlaywrightReport, failures: playwrightFailures },
  },
]
