import { expect, test } from 'vitest'
import { readEnvironment } from '../environment.ts'
import { showsOutbox } from './shows-outbox.ts'

const SMTP = { CAPTAIN_SMTP_URL: 'smtp://localhost:25', CAPTAIN_MAIL_FROM: 'no-reply@captain.example' }

test.each([
  [true, 'in development', {}],
  [false, 'in production', { NODE_ENV: 'production' }],
  [false, 'with a mail server', SMTP],
  [false, 'in production with a mail server', { NODE_ENV: 'production', ...SMTP }],
])('is %s %s', (expected, _, variables) => {
  expect(showsOutbox(readEnvironment(variables))).toBe(expected)
})
