import { createDemoFolder } from '@captain/testing/data-folder'
import { authCallOver, cookiesOf } from '@captain/testing/passkey-session'
import { startServer } from '@captain/testing/server'
import { afterAll, beforeAll } from 'vitest'
import type { TestApp } from '../app-under-test.ts'
import { describeAnswers } from './answers-under-test.ts'
import { startApi } from './api-under-test.ts'
import { callsTo } from './openapi-under-test.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApi()
})
afterAll(() => app.stop())

// All content types on all demo records; `openapi.test.ts` tries one type of each workflow.
describeAnswers({
  app: () => app,
  start: async () => {
    const { baseUrl, demoPassword: password, dispose } = await startServer({ dataDir: await createDemoFolder() })
    const body = { email: 'admin@captain.example', password }
    const cookie = cookiesOf(await authCallOver(baseUrl)('/sign-in/email', { body }))
    return { call: callsTo(baseUrl, { cookie }), stop: dispose }
  },
  tries: () => true,
})
