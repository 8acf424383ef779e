import { ProblemError, runEndpoint } from '@captain/http-server'
import { isObject } from '@captain/validation'
import { TEST_ORIGIN, type TestAuth } from '../auth-under-test.ts'
import { authorize } from '../authorize.ts'
import type { Endpoint } from '../endpoint.ts'
import { PURPOSES } from '../oidc/oidc-attempts.ts'
import { requireStepUp } from './require-step-up.ts'
import { nextAddress, type Signer } from './ways-to-sign-under-test.ts'

type Values = Signer['values']

/** Returns a value for each field of a body that must have one. */
const bodyOf = ({ method, path, schemas }: Endpoint, values: Values): unknown => {
  const schema = schemas?.body
  if (schema === undefined) return undefined
  const entries = 'entries' in schema && isObject(schema.entries) ? Object.entries(schema.entries) : []
  const required = entries.filter(([, entry]) => isObject(entry) && entry['type'] !== 'optional').map(([name]) => name)
  const unknown = required.filter((name) => !(name in values))
  if (unknown.length > 0) throw new Error(`${method} ${path} needs values for ${unknown.join()}`)
  return Object.fromEntries(required.map((name) => [name, values[name]]))
}

/** Calls an endpoint as the server mounts it. */
const callEndpoint = async ({ auth }: TestAuth, endpoint: Endpoint, { headers, values }: Signer): Promise<Response> => {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const params = Object.fromEntries(names.map((name) => [name, String(values[name])]))
  const request = new Request(`${TEST_ORIGIN}${endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')}`, {
    method: endpoint.method,
    headers: { ...headers, origin: TEST_ORIGIN },
  })
  const silent = () => undefined
  try {
    const actor = await auth.resolveActor(request)
    const { role } = authorize(endpoint.guard, actor, params['tenant'], auth.tenants, endpoint.keyScope)
    if (endpoint.stepUp !== undefined) requireStepUp(actor, endpoint.stepUp)
    return await runEndpoint(endpoint, {
      request,
      params,
      url: new URL(request.url),
      actor,
      ...(role !== null && { role }),
      locale: 'ja',
      requestId: 'request',
      log: { debug: silent, info: silent, warn: silent, error: silent },
      clientAddress: nextAddress(),
      json: async () => bodyOf(endpoint, values),
    })
  } catch (error) {
    if (error instanceof ProblemError) return Response.json({ code: error.code }, { status: error.status })
    throw error
  }
}

/** Calls the identity library as the server does. */
const callAuth = ({ auth }: TestAuth, method: string, path: string, { headers, values }: Signer): Promise<Response> =>
  auth.handler(
    new Request(`${TEST_ORIGIN}/api/auth${path}`, {
      method,
      headers: { ...headers, origin: TEST_ORIGIN, 'content-type': 'application/json' },
      ...(method === 'POST' && { body: JSON.stringify(values) }),
    }),
    { clientAddress: nextAddress(), locale: 'ja' },
  )

type Send = (signer: Signer) => Promise<Response>

/** Returns everything that is mounted, by name. A visit to the organisation has several purposes. */
export const operationsOf = (testing: TestAuth): readonly (readonly [string, Send])[] => [
  ...testing.auth.endpoints.map((endpoint): [string, Send] => [
    `${endpoint.method} ${endpoint.path}`,
    (signer) => callEndpoint(testing, endpoint, signer),
  ]),
  ...testing.auth.calls.flatMap((call): [string, Send][] => {
    const [method = '', path = ''] = call.split(' ')
    if (path !== '/oidc/start') return [[call, (signer) => callAuth(testing, method, path, signer)]]
    return PURPOSES.map((purpose) => [
      `${call} ${purpose}`,
      (signer) => callAuth(testing, method, path, { ...signer, values: { ...signer.values, purpose } }),
    ])
  }),
]
