import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { sendEvent } from './send-event.ts'

const nameOf = (test: TestCase): string => test.titlePath().slice(3).join(' > ')

const describeError = ({ message, value, location }: TestError): string =>
  [message ?? value ?? '', ...(location === undefined ? [] : [`at ${location.file}:${location.line}`])].join('\n')

/** Reports each test of Playwright to the run when it begins and when it has ended. */
export default class PlaywrightReporter implements Reporter {
  onTestBegin(test: TestCase): void {
    void sendEvent({ kind: 'began', file: test.location.file, test: nameOf(test) })
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
