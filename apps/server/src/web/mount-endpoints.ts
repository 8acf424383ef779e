import type { Actor, SignedIn } from '@captain/auth-core'
import { authorize, type Auth, type Endpoint } from '@captain/auth-server'
import { methodNotAllowed, readJson, tooLarge } from '@captain/http'
import type { Context, Hono } from 'hono'
import type { ServerEnv } from './request-variables.ts'

/** An administrator acting in a tenant of which the account is no member, or not with that role. */
export type AdminPass = {
  readonly actor: SignedIn
  readonly tenant: string
  readonly method: string
  readonly path: string
  readonly requestId: string
}

export type MountOptions = {
  readonly auth: Auth
  readonly endpoints: readonly Endpoint[]
  readonly onAdminPass: (pass: AdminPass) => void
}

const DEFAULT_MAX_BYTES = 1024 * 1024

const serve =
  ({ auth, onAdminPass }: MountOptions, endpoint: Endpoint) =>
  async (context: Context<ServerEnv>) => {
    const { method, path } = context.req
    const params = context.req.param() as Readonly<Record<string, string>>
    const request = context.req.raw
    const requestId = context.get('requestId')
    const actor: Actor = await auth.resolveActor(request)
    const { role, isAdminPass } = authorize(endpoint.guard, actor, params['tenant'], auth.tenants)
    if (isAdminPass && actor.account !== null) onAdminPass({ actor, tenant: params['tenant'] ?? '', method, path, requestId })
    const maxBytes = endpoint.maxBodyBytes ?? DEFAULT_MAX_BYTES
    if (Number(context.req.header('content-length') ?? '0') > maxBytes) throw tooLarge({ maxBytes })
    return endpoint.handler({
      request,
      params,
      url: new URL(request.url),
      actor,
      locale: context.get('locale'),
      requestId,
      log: context.get('log'),
      clientAddress: context.get('clientAddress'),
      json: () => readJson(request, { maxBytes }),
      ...(role === null ? {} : { role }),
      ...(context.env?.incoming === undefined ? {} : { incoming: context.env.incoming }),
    })
  }

/** Mounts declared operations: guard first, then size, then the handler. Other methods on their paths answer 405. */
export const mountEndpoints = (app: Hono<ServerEnv>, options: MountOptions): void => {
  const methods = new Map<string, Set<string>>()
  for (const endpoint of options.endpoints) {
    app.on(endpoint.method, endpoint.path, serve(options, endpoint))
    const shape = endpoint.path.replaceAll(/:\w+/g, ':')
    methods.set(shape, (methods.get(shape) ?? new Set()).add(endpoint.method))
  }
  for (const { path } of options.endpoints) {
    const allowed = [...(methods.get(path.replaceAll(/:\w+/g, ':')) ?? [])]
    app.all(path, () => {
      throw methodNotAllowed(allowed.includes('GET') ? ['HEAD', ...allowed] : allowed)
    })
  }
}
