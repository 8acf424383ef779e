import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { TestEvent } from './results.ts'
import { runRing } from './run-ring.ts'
import type { Step } from './steps.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'captain-ring-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const began = (file: string, name: string): TestEvent => ({ kind: 'began', file, test: name })
const passed = (file: string, name: string): TestEvent => ({ kind: 'ended', file, test: name, state: 'passed' })
const failed = (file: string, name: string): TestEvent => ({
  kind: 'ended',
  file,
  test: name,
  state: 'failed',
  error: 'expected 1\nto be 2',
})
const finished: TestEvent = { kind: 'finished' }

const script = (events: readonly TestEvent[], end: string): readonly string[] => [
  '-e',
  `for (const event of ${JSON.stringify(events)}) process.send(event); ${end}`,
]

type Planned = {
  readonly events: readonly TestEvent[]
  /** What the process does after its events. */
  readonly end?: string
  /** Events of a second try of each file. */
  readonly again?: readonly TestEvent[]
  readonly stallMinutes?: number
}

/** A suite as a process that sends the events of a planned run. */
const suite = ({ events, end = 'process.disconnect()', again = [], stallMinutes = 5 }: Planned): Step => ({
  name: 'suite',
  command: process.execPath,
  args: script(events, end),
  stallMinutes,
  suite: {
    rerun: (file) =>
      script(
        again.filter((event) => !('file' in event) || event.file === file),
        'process.disconnect()',
      ),
  },
})

const check = (code: string): Step => ({ name: 'check', command: process.execPath, args: ['-e', code], stallMinutes: 5 })

const run = async (...suites: readonly Step[]) => {
  const lines: string[] = []
  const counts = await runRing({ together: [], suites }, { folder, say: (line) => lines.push(line) })
  return { counts, said: lines.join('\n') }
}

test('the tests of all suites and the checks are counted', async () => {
  const { counts } = await run(check(''), suite({ events: [passed('/a', 'one'), passed('/b', 'two'), finished] }))
  expect(counts).toEqual({ passed: 3, failed: 0 })
})

test('a check that fails is red with its output, and has one try', async () => {
  const { counts, said } = await run(
    check(`console.log('no such type'); require('node:fs').appendFileSync('${join(folder, 'runs')}', 'x'); process.exit(1)`),
  )
  expect(counts).toEqual({ passed: 0, failed: 1 })
  expect(said).toContain('no such type')
  expect(readFileSync(join(folder, 'runs'), 'utf8')).toBe('x')
})

describe('a file that failed', () => {
  const events = [passed('/a', 'one'), failed('/b', 'two'), passed('/b', 'three'), finished]

  test('counts as passed when it passes at the second try, and is named with its first error', async () => {
    const { counts, said } = await run(suite({ events, again: [passed('/b', 'two'), passed('/b', 'three'), finished] }))
    expect(counts).toEqual({ passed: 3, failed: 0 })
    expect(said).toMatch(/passed at the second try[^]*b: two\s+\|\s+expected 1\s+\|\s+to be 2/)
  })

  test('is red when it fails twice', async () => {
    const { counts, said } = await run(suite({ events, again: [failed('/b', 'two'), passed('/b', 'three'), finished] }))
    expect(counts).toEqual({ passed: 2, failed: 1 })
    expect(said).toContain('failed twice')
    expect(said).not.toContain('passed at the second try')
  })

  test('is red when its second try does not run to its end', async () => {
    const { counts } = await run(suite({ events, again: [passed('/b', 'two')] }))
    expect(counts).toEqual({ passed: 2, failed: 1 })
  })

  test('is red when its second try runs fewer tests', async () => {
    const { counts, said } = await run(suite({ events, again: [passed('/b', 'three'), finished] }))
    expect(counts).toEqual({ passed: 2, failed: 1 })
    expect(said).toContain('failed twice')
  })

  test('has no second try in a suite that did not run to its end', async () => {
    const { counts, said } = await run(
      suite({ events: events.slice(0, -1), again: [passed('/b', 'two'), passed('/b', 'three'), finished] }),
    )
    expect(counts).toEqual({ passed: 2, failed: 2 })
    expect(said).not.toContain('second try')
    expect(existsSync(join(folder, 'suite-again-1.log'))).toBe(false)
  })

  test('has no second try among many', async () => {
    const many = Array.from({ length: 11 }, (_, index) => failed(`/${index}`, 'one'))
    const { counts, said } = await run(
      suite({
        events: [...many, finished],
        again: [...many.map((event) => passed('file' in event ? String(event.file) : '', 'one')), finished],
      }),
    )
    expect(counts).toEqual({ passed: 0, failed: 11 })
    expect(said).toContain('too many')
    expect(existsSync(join(folder, 'suite-again-1.log'))).toBe(false)
  })
})

describe('a suite is red, though no test failed, when it', () => {
  test.each([
    { name: 'runs nothing', planned: { events: [finished] }, reason: 'no test has run' },
    { name: 'ends before its last test', planned: { events: [passed('/a', 'one')] }, reason: 'before its last test' },
    {
      name: 'ends with an exit code',
      planned: { events: [passed('/a', 'one'), finished], end: 'process.exitCode = 3; process.disconnect()' },
      reason: 'exit code 3',
    },
    {
      name: 'has an error outside of its files',
      planned: { events: [passed('/a', 'one'), { kind: 'broke', file: null, error: 'no database' } as const, finished] },
      reason: 'no database',
    },
  ])('$name', async ({ planned, reason }) => {
    const { counts, said } = await run(suite(planned))
    expect(counts.failed).toBe(1)
    expect(said).toContain(reason)
  })
})

test('tests that are skipped are neither passed nor failed, and their files are named', async () => {
  const skipped: TestEvent = { kind: 'ended', file: '/b', test: 'two', state: 'skipped' }
  const { counts, said } = await run(suite({ events: [passed('/a', 'one'), skipped, skipped, finished] }))
  expect(counts).toEqual({ passed: 1, failed: 0 })
  expect(said).toMatch(/not possible on this machine\n.*b: 2/)
})

test('a file that could not be loaded is a failure of that file', async () => {
  const { counts, said } = await run(suite({ events: [{ kind: 'broke', file: '/a', error: 'no such module' }, finished] }))
  expect(counts).toEqual({ passed: 0, failed: 1 })
  expect(said).toContain('no such module')
})

test('a suite that has stalled is ended and named with its unfinished tests', async () => {
  const events = [began('/a', 'one'), passed('/a', 'one'), began('/a', 'endless')]
  const { counts, said } = await run(suite({ events, end: 'setInterval(() => undefined, 1000)', stallMinutes: 5 / 60 }))
  expect(counts).toEqual({ passed: 1, failed: 1 })
  expect(said).toContain('/a: endless')
  expect(said).not.toContain('/a: one')
})
