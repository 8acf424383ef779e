import { createDemoFolder } from '@captain/testing/data-folder'
import { authCallOver, cookiesOf } from '@captain/testing/passkey-session'
import { startServer } from '@captain/testing/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../app-under-test.ts'
import { describeAnswers } from './answers-under-test.ts'
import { startApi } from './api-under-test.ts'
import { callsTo, VALID, validationOf, type Document } from './openapi-under-test.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApi()
})
afterAll(() => app.stop())

test.each([
  ['guest', 'en'],
  ['admin', 'ja'],
] as const)('the document of %s in %s is valid OpenAPI 3.1', async (person, locale) => {
  const answer = await fetch(`${app.baseUrl}/api/openapi.json?locale=${locale}`, { headers: app.cookies[person] })
  expect(await validationOf((await answer.json()) as Document)).toEqual(VALID)
})

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
