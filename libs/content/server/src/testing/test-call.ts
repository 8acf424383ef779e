import { baseRoleOf, type Actor, type ApiKey, type CustomRole, type MemberRole, type SignedIn } from '@captain/auth-core'
import { authorize, requireStepUp, tenantDirectory, type Endpoint } from '@captain/auth-server'
import { notFound, ProblemError, problemResponse, readJson, runEndpoint } from '@captain/http-server'
import { annex } from './annex-tenant.ts'
import { diner } from './test-tenants.ts'

export const log = { trace: () => undefined, debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
export const tenants = [diner, annex]

export type Answer = {
  readonly status: number
  readonly headers: Headers
  readonly body: Json
  readonly text: string
  readonly bytes: Uint8Array
}

export type CallOptions = {
  /** The role of the caller. An administrator is a viewer of the diner and no member of the annex. */
  readonly as?: MemberRole | 'guest' | 'annex-owner' | 'admin'
  /** A custom role of the diner instead of a built-in one. */
  readonly customRole?: CustomRole
  /** Whether the account has just passed a step-up. */
  readonly isProven?: boolean
  /** The administrator who impersonates the account. */
  readonly impersonator?: SignedIn['impersonator']
  /** The session of the account; default: one for all. */
  readonly session?: string
  /** An API key of the diner instead of an account. */
  readonly key?: Partial<ApiKey>
  /** Default: for deletes, that any version is meant. */
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly raw?: FormData | string
  /** Called with the request before anything else. */
  readonly authenticate?: (request: Request) => Promise<void>
}

/** JSON of a record, list or problem in tests. */
export type Json = { readonly [name: string]: unknown } & {
  readonly id: string
  readonly lockVersion: number
  readonly next: string | null
}

const account = (id: string): SignedIn['account'] => ({
  id,
  name: `${id} さん`,
  email: `${id}@example.com`,
  image: null,
  isUser: true,
  role: 'user',
  locale: 'ja',
})

const actorOf = ({ as, customRole, key, isProven = false, session = 'session', impersonator = null }: CallOptions): Actor => {
  if (key !== undefined) return { account: null, key: { id: 'key', name: '連携', tenant: 'diner', scopes: [], contentTypes: null, ...key } }
  if (as === 'guest') return { account: null }
  const memberships: SignedIn['memberships'] =
    as === 'annex-owner'
      ? { annex: 'owner' }
      : { diner: customRole !== undefined ? baseRoleOf(customRole) : as === 'admin' ? 'viewer' : (as ?? 'editor') }
  return {
    account: account(as ?? 'editor'),
    sessionId: session,
    memberships,
    ...(customRole !== undefined && { customRoles: { diner: customRole } }),
    isListedAdmin: as === 'admin',
    mayUseAi: false,
    provenAt: isProven ? new Date().toISOString() : null,
    impersonator,
  }
}

const match = (endpoint: Endpoint, path: string): Record<string, string> | null => {
  const pattern = new RegExp(`^${endpoint.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
  const groups = pattern.exec(path)?.groups
  return pattern.test(path)
    ? Object.fromEntries(Object.entries(groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]))
    : null
}

const handle = async (endpoints: readonly Endpoint[], request: Request, actor: Actor): Promise<Response> => {
  const url = new URL(request.url)
  for (const endpoint of endpoints) {
    const params = endpoint.method === request.method ? match(endpoint, url.pathname) : null
    if (params === null) continue
    const { role } = authorize(endpoint.guard, actor, params['tenant'], tenantDirectory(tenants), endpoint.keyScope)
    if (endpoint.stepUp !== undefined) requireStepUp(actor, endpoint.stepUp)
    const locale = url.searchParams.get('locale') === 'en' ? 'en' : 'ja'
    const json = () => readJson(request)
    return runEndpoint(endpoint, {
      request,
      params,
      url,
      actor,
      locale,
      requestId: 'test',
      log,
      clientAddress: request.headers.get('x-forwarded-for') ?? '192.0.2.1',
      json,
      ...(role !== null && { role }),
    })
  }
  throw notFound()
}

const requestOf = async (method: string, path: string, { headers, body, raw }: CallOptions): Promise<Request> => {
  // Serialises a form first: its stream would continue after an error has ended it.
  const form = raw instanceof FormData ? new Response(raw) : null
  const text = typeof raw === 'string' ? raw : body === undefined ? undefined : JSON.stringify(body)
  return new Request(`http://localhost${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(form !== null && { 'content-type': form.headers.get('content-type') ?? '' }),
      ...(headers ?? (method === 'DELETE' && { 'if-match': '*' })),
    },
    body: form === null ? text : await form.arrayBuffer(),
  })
}

/** Sends a request through guards and handlers, as the server does. */
export const callEndpoints = async (
  endpoints: readonly Endpoint[],
  method: string,
  path: string,
  options: CallOptions,
): Promise<Answer> => {
  const request = await requestOf(method, path, options)
  await options.authenticate?.(request)
  const response = await handle(endpoints, request, actorOf(options)).catch((error: unknown) => {
    if (error instanceof ProblemError) return problemResponse(error, path.includes('locale=en') ? 'en' : 'ja')
    throw error
  })
  const bytes = new Uint8Array(await response.arrayBuffer())
  const text = new TextDecoder().decode(bytes)
  const isJson = (response.headers.get('content-type') ?? '').includes('json')
  return {
    status: response.status,
    headers: response.headers,
    text,
    bytes,
    body: (isJson && text !== '' ? JSON.parse(text) : null) as Json,
  }
}
