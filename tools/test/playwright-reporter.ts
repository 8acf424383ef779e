import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { sendEvent } from './send-event.ts'

/** How often a long test is said to go on. */
const STEP_MS = 10_000

/** The name of a test with its project: several projects run the same files. */
const nameOf = (test: TestCase): string => {
  const [, project = '', , ...titles] = test.titlePath()
  return [project, ...titles].join(' > ')
}

const describeError = ({ message, value, location }: TestError): string =>
  [message ?? value ?? '', ...(location === undefined ? [] : [`at ${location.file}:${location.line}`])].join('\n')

/** Reports each test of Playwright to the run when it begins and when it has ended. */
export default class PlaywrightReporter implements Reporter {
  #lastStep = 0

  onTestBegin(test: TestCase): void {
    void sendEvent({ kind: 'began', file: test.location.file, test: nameOf(test) })
  }

  onStepEnd(): void {
    const now = performance.now()
    if (now - this.#lastStep < STEP_MS) return
    this.#lastStep = now
    void sendEvent({ kind: 'went on' })
  }

  onTestEnd(test: TestCase, { duration, errors, status }: TestResult): void {
    const state = status === 'skipped' || status === 'passed' ? status : 'failed'
    void sendEvent({ kind: 'ended', file: test.location.file, test: nameOf(test), state, error: errors.map(describeError).join('\n') })
    void sendEvent({ kind: 'file ended', file: test.location.file, seconds: duration / 1000 })
  }

  onError(error: TestError): void {
    void sendEvent({ kind: 'broke', file: null, error: describeError(error) })
  }

  printsToStdio(): boolean {
    return false
  }

  async onEnd(): Promise<void> {
    // What was sent before is handed over too: a channel keeps its order.
    await sendEvent({ kind: 'finished' })
  }
}
