import type { Endpoint } from '@captain/auth-server'
import { startApi } from './api-docs/api-under-test.ts'
import type { TestApp } from './app-under-test.ts'

/** Actions of an operation that needs no step-up, or of which the hooks of the content type decide it. */
export const NONE = 'none'
export const BY_EFFECT = 'by its effect'

export type HeadersOf = Readonly<Record<string, string>>

/** An administrator, and the owner of the platform tenant, an hour after signing in; both have a passkey. */
export const PEOPLE = ['admin', 'stranger'] as const

/** Path of the operations on records. */
export const TYPE = '/api/v1/tenants/:tenant/:type'

const NOBODY = '01ARZ3NDEKTSV4RRFFQ69G5FAV'
const PARTS: Readonly<Record<string, string>> = { number: '1', tenant: 'nyanko', type: 'article' }

/** Replaces the parameters of a path by values, or by such as nothing has. */
export const filled = (path: string): string => path.replaceAll(/:(\w+)/g, (_all, name: string) => PARTS[name] ?? NOBODY)

/** Returns the name of an endpoint in the lists. */
export const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`

/** Returns the endpoints of a server that write. */
export const writesOf = ({ endpoints }: TestApp): readonly Endpoint[] => endpoints.filter(({ method }) => method !== 'GET')

/** Returns what an operation answers without values and without a step-up, according to the list. */
export const expected = (list: Readonly<Record<string, string>>, isAdmin: boolean): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(list).map(([name, action]) => [name, action === BY_EFFECT || (name.includes('/admin/') && !isAdmin) ? NONE : action]),
  )

/** Starts the full API, and signs the people in without a step-up. */
export const startWithoutStepUp = async (): Promise<TestApp> => {
  const app = await startApi()
  for (const person of PEOPLE) await app.prove(person)
  await app.pool.query(`update auth.session set "provenAt" = null, "createdAt" = now() - interval '1 hour'`)
  return app
}

/** Returns the action that a refused operation names, or that it names none. */
export const actionOf = async (
  { baseUrl }: TestApp,
  signedBy: HeadersOf,
  method: string,
  path: string,
  body: object = {},
): Promise<string> => {
  const answer = await fetch(`${baseUrl}${path}`, {
    method,
    headers: { ...signedBy, origin: baseUrl, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  const problem = text.startsWith('{') ? (JSON.parse(text) as { readonly code?: string; readonly action?: string }) : {}
  return problem.code === 'step-up-required' ? (problem.action ?? '') : NONE
}
