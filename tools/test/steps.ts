import { availableParallelism } from 'node:os'

export type Step = {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  /**
   * After this time without the end of a test, or of a step of one, the step has stalled; a check, after this time without output. No limit
   * for its whole: a slow machine is not a failure.
   */
  readonly stallMinutes: number
  /** Reports each of its tests; without it the step counts as one test. */
  readonly suite?: {
    /** Options of another run of one file, with the machine to itself. */
    readonly rerun: (file: string) => readonly string[]
  }
}

/** Steps in the order in which they run; rows of `together` run at the same time. */
export type Ring = { readonly together: readonly (readonly Step[])[]; readonly suites: readonly Step[] }

/** Checks print little, most of them only at their end. The slowest takes a minute on two processors. */
const CHECK_MINUTES = 30

const script = (name: string, ...options: readonly string[]): Step => ({
  name: name.replace(':', '-'),
  command: 'npm',
  args: ['run', '--silent', name, '--', ...options],
  stallMinutes: CHECK_MINUTES,
})

// Several checkers of one program compute most types several times over, and the other queue needs the second processor.
const types = (app: string): Step => script(`typecheck:${app}`, '--checkers', '1')

const program = (name: string, file: string): Step => ({ name, command: 'node', args: [file], stallMinutes: CHECK_MINUTES })

/** Demo data for the servers of all suites, instead of one generation per suite. */
const demoData = program('demo-data', 'tools/test/make-demo-data.ts')

/** The build as `npm start` makes it: not while another process builds, or a server runs from the last one. */
const build = program('build', 'tools/ensure-built.ts')

// By default the runner keeps one processor free: half of the capacity on two.
const everyProcessor = availableParallelism()

// Tests that wait for servers or timers leave the processor to others.
const oneMore = everyProcessor + 1

const vitest = (name: string, projects: readonly string[], workers: number, stallMinutes = 5): Step => {
  const options = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--allowOnly=false',
    '--reporter=default',
    '--reporter=./tools/test/vitest-reporter.ts',
  ]
  return {
    name,
    command: 'vitest',
    args: [...options, `--maxWorkers=${workers}`],
    stallMinutes,
    suite: { rerun: (file) => [...options, '--maxWorkers=1', file] },
  }
}

const playwright = (name: string, projects: readonly string[], stallMinutes = 5): Step => {
  const options = [
    'test',
    ...projects.map((project) => `--project=${project}`),
    '--forbid-only',
    '--reporter=list,./tools/test/playwright-reporter.ts',
  ]
  return {
    name,
    command: 'playwright',
    args: options,
    stallMinutes,
    suite: { rerun: (file) => [...options, '--workers=1', file] },
  }
}

/** What each change must keep. */
const change: Ring = {
  // In two queues: alone, most checks leave a processor idle.
  together: [
    [script('format:check'), types('captain'), types('server'), types('tools'), types('site'), script('i18n:sync'), script('i18n:missing')],
    [demoData, build, script('lint:code'), script('lint:repo')],
  ],
  // One after the other: in parallel they would slow each other down.
  suites: [
    vitest('unit', ['unit', 'tools'], everyProcessor),
    vitest('conformance', ['conformance'], oneMore),
    vitest('server', ['server'], oneMore),
    vitest('browser', ['browser*'], oneMore),
    vitest('stories', ['storybook'], everyProcessor),
    playwright('e2e', ['e2e', 'screens']),
  ],
}

/** Drills and generators have tests of minutes. */
const SYSTEM_MINUTES = 15

/** What breaks processes, disks and clocks, or repeats what is derived. */
const system: Ring = {
  together: [[demoData, build]],
  suites: [
    vitest('system', ['system'], everyProcessor, SYSTEM_MINUTES),
    vitest('conformance', ['conformance'], oneMore, SYSTEM_MINUTES),
    playwright('crawl', ['system', 'crawl', 'crawl-dark'], SYSTEM_MINUTES),
  ],
}

/** The two rings of tests; docs/guides/testing.md says what belongs where. */
export const RINGS: Readonly<Record<string, Ring>> = { change, system }

/** The ring that runs, for suites that register different tests in each. */
export const RING = 'CAPTAIN_TEST_RING'
