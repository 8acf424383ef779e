import { GUEST, type Actor } from '@captain/auth-core'
import { defineEndpoint, type Auth } from '@captain/auth-server'
import { forbidden, tooManyRequests } from '@captain/http-server'
import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { mountEndpoints } from './mount-endpoints.ts'
import { requestContext } from './request-context.ts'
import type { ServerEnv } from './request-variables.ts'
import { respondToError } from './respond-to-error.ts'

const SIGNED_IN: Actor = {
  account: { id: 'account-1', name: '港', email: 'minato@captain.example', image: null, isUser: true, role: 'user', locale: 'ja' },
  sessionId: 'session-1',
  memberships: {},
  isListedAdmin: false,
  mayUseAi: false,
  provenAt: null,
  impersonator: null,
}

const endpoints = [
  defineEndpoint({ method: 'GET', path: '/open', guard: 'public', handler: () => Response.json({}) }),
  defineEndpoint({ method: 'GET', path: '/mine', guard: 'session', handler: () => Response.json({}) }),
  defineEndpoint({
    method: 'GET',
    path: '/forbidden',
    guard: 'public',
    handler: () => {
      throw forbidden()
    },
  }),
  defineEndpoint({
    method: 'GET',
    path: '/often',
    guard: 'public',
    handler: () => {
      throw tooManyRequests(1)
    },
  }),
]

const lineOf = async (path: string, actor: Actor): Promise<Readonly<Record<string, unknown>>> => {
  const lines: string[] = []
  const log = pino({}, { write: (line) => void lines.push(line) })
  const app = new Hono<ServerEnv>()
  app.use(requestContext({ log, trustedProxyHops: 1 }))
  app.onError(respondToError)
  const auth = { resolveActor: async () => actor, tenants: {} }
  mountEndpoints(app, { auth: auth as unknown as Auth, endpoints })
  await app.request(path, { headers: { 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'request-1' } })
  return JSON.parse(lines.at(-1) ?? '{}') as Readonly<Record<string, unknown>>
}

test('a line names the request, its outcome and who sent it, and no person', async () => {
  const line = await lineOf('/mine?token=canary', SIGNED_IN)
  expect(line).toMatchObject({ requestId: 'request-1', method: 'GET', path: '/mine', status: 200, actor: 'account-1' })
  expect(line['time']).toBeCloseTo(Date.now(), -5)
  expect(JSON.stringify(line)).not.toMatch(/canary|minato|203\.0\.113/)
})

test('the line of a guest names no one', async () => {
  expect(await lineOf('/open', GUEST)).not.toHaveProperty('actor')
})

test.each([
  ['/mine', GUEST, 401],
  ['/forbidden', SIGNED_IN, 403],
  ['/often', GUEST, 429],
] as const)('a refusal at %s names the address of the sender', async (path, actor, status) => {
  expect(await lineOf(path, actor)).toMatchObject({ status, address: '203.0.113.7' })
})
