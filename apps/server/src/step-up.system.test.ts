import { afterAll, beforeAll } from 'vitest'
import type { TestApp } from './app-under-test.ts'
import { describeRecords } from './step-up-records-under-test.ts'
import { startWithoutStepUp } from './step-up-under-test.ts'

let app: TestApp

beforeAll(async () => {
  app = await startWithoutStepUp()
})
afterAll(() => app.stop())

describeRecords(() => app, 'others')
