import { isKeyActor, isSignedIn, type Actor } from '@captain/auth-core'
import { runEndpoint, methodNotAllowed, readJson, tooLarge } from '@captain/http-server'
import { authorize, circumstancesOf, withRequestContext, requireStepUp, type Auth, type Endpoint } from '@captain/auth-server'
import type { Context, Hono } from 'hono'
import type { ServerEnv } from './request-variables.ts'

export type MountOptions = {
  readonly auth: Auth
  readonly endpoints: readonly Endpoint[]
}

const DEFAULT_MAX_BYTES = 1024 * 1024

const actorIdOf = (actor: Actor): string | undefined => {
  if (isKeyActor(actor)) return actor.key.id
  return isSignedIn(actor) ? actor.account.id : undefined
}

const answer = async ({ auth }: MountOptions, endpoint: Endpoint, context: Context<ServerEnv>): Promise<Response> => {
  const params: Readonly<Record<string, string>> = context.req.param()
  const request = context.req.raw
  const actor: Actor = await auth.resolveActor(request)
  const actorId = actorIdOf(actor)
  if (actorId !== undefined) context.set('actorId', actorId)
  const { role } = authorize(endpoint.guard, actor, params['tenant'], auth.tenants, endpoint.keyScope)
  if (endpoint.stepUp !== undefined) requireStepUp(actor, endpoint.stepUp)
  const maxBytes = endpoint.maxBodyBytes ?? DEFAULT_MAX_BYTES
  if (Number(context.req.header('content-length') ?? '0') > maxBytes) throw tooLarge({ maxBytes })
  return runEndpoint(endpoint, {
    request,
    params,
    url: new URL(request.url),
    actor,
    locale: context.get('locale'),
    requestId: context.get('requestId'),
    log: context.get('log'),
    clientAddress: context.get('clientAddress'),
    json: () => readJson(request, { maxBytes }),
    ...(role === null ? {} : { role }),
    ...(context.env?.incoming === undefined ? {} : { incoming: context.env.incoming }),
  })
}

const serve =
  (options: MountOptions, endpoint: Endpoint) =>
  (context: Context<ServerEnv>): Promise<Response> => {
    const origin = { request: context.req.raw, clientAddress: context.get('clientAddress'), requestId: context.get('requestId') }
    return withRequestContext(circumstancesOf(origin), () => answer(options, endpoint, context))
  }

/**
 * Mounts declared operations: guard and step-up first, then size, then schemas, then the handler. Other methods on their paths return 405.
 */
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
