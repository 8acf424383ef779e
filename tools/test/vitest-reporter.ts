import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { sendEvent } from './send-event.ts'

type Thrown = { readonly message: string; readonly stack?: string; readonly VITEST_TEST_PATH?: unknown }

const describeError = ({ message, stack }: Thrown): string => {
  const place = stack?.split('\n').find((line) => line.trimStart().startsWith('at ') && !line.includes('node_modules'))
  return place === undefined ? message : `${message}\n${place.trim()}`
}

/** Reports each test of Vitest to the run when it begins and when it has ended. */
export default class VitestReporter implements Reporter {
  onTestCaseReady(testCase: TestCase): void {
    void sendEvent({ kind: 'began', file: testCase.module.moduleId, test: testCase.fullName })
  }

  onTestCaseResult(testCase: TestCase): void {
    const { state, errors = [] } = testCase.result()
    if (state === 'pending') return
    void sendEvent({
      kind: 'ended',
      file: testCase.module.moduleId,
      test: testCase.fullName,
      state,
      error: errors.map(describeError).join('\n'),
    })
  }

  onTestModuleEnd(testModule: TestModule): void {
    const file = testModule.moduleId
    const errors = [testModule, ...testModule.children.allSuites()].flatMap((part) => part.errors())
    for (const error of errors) void sendEvent({ kind: 'broke', file, error: describeError(error) })
    const { collectDuration, duration } = testModule.diagnostic()
    void sendEvent({ kind: 'file ended', file, seconds: (collectDuration + duration) / 1000 })
  }

  async onTestRunEnd(_modules: readonly TestModule[], unhandled: readonly Thrown[]): Promise<void> {
    for (const error of unhandled) {
      const file = typeof error.VITEST_TEST_PATH === 'string' ? error.VITEST_TEST_PATH : null
      void sendEvent({ kind: 'broke', file, error: describeError(error) })
    }
    // What was sent before is handed over too: a channel keeps its order.
    await sendEvent({ kind: 'finished' })
  }
}
