import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import { contentTypeOf, type Values } from '@captain/content-core'
import { notFound } from '@captain/http-server'
import { answering } from '../answer.ts'
import { readPlain } from '../read/parameters.ts'
import type { HookContext, TypeHooks } from '../hooks.ts'
import { describePublic } from '../openapi/describe-types.ts'
import { confirmFacts, trackFacts } from '../openapi/public-facts.ts'
import type { Subject } from '../openapi/type-schemas.ts'
import type { ContentServices } from '../services.ts'
import { hookContext } from '../store/hook-context.ts'
import { updateEntry } from '../store/save.ts'
import { checkedBody, refuseTooMany, senderOf, submissionTarget, visitorJson, type SubmissionTarget } from './submission-request.ts'

type Asking = { readonly clientAddress: string; readonly requestId: string }

/** Runs a tenant's hook without writing, so that no cache is cleared. */
const asking = <T>(
  services: ContentServices,
  { tenant, type }: SubmissionTarget,
  visitor: Asking,
  ask: (hooks: TypeHooks, context: HookContext) => Promise<T>,
): Promise<T> =>
  services.store.forTenant(senderOf(visitor), tenant).writeAside((tx) =>
    ask(
      tx.hooks[type.name] ?? {},
      hookContext(tx, type, (...update) => updateEntry(tx, ...update)),
    ),
  )

const has = ({ serverOf }: ContentServices, { tenant, type }: Subject, hook: 'confirm' | 'track'): boolean =>
  type.submission !== null && serverOf(tenant).hooks?.[type.name]?.[hook] !== undefined

/** Previews a submission before it is final; stores nothing. */
export const confirmationEndpoint = (services: ContentServices): Endpoint =>
  defineEndpoint({
    method: 'POST',
    path: '/api/v1/public/:tenant/:type/confirmation',
    guard: 'public',
    describe: describePublic(services, {
      method: 'POST',
      path: '/confirmation',
      wanted: (subject) => has(services, subject, 'confirm'),
      facts: confirmFacts,
    }),
    handler: async (context) => {
      const target = submissionTarget(services, context.params)
      return answering(context.locale, async () => {
        const sent = await checkedBody(target.submission, context)
        await refuseTooMany(services, target, 'confirm', context.clientAddress)
        const answer = await asking(services, target, context, async ({ confirm }, hookings) => {
          if (confirm === undefined) throw notFound()
          return confirm(sent, hookings)
        })
        return visitorJson(answer)
      })
    },
  })

const track = async (services: ContentServices, target: SubmissionTarget, visitor: Asking & { readonly url: URL }, key: string) => {
  const plain = readPlain(visitor.url.searchParams, ['locale', 'token'])
  await refuseTooMany(services, target, 'track', visitor.clientAddress)
  const found = await asking(services, target, visitor, async (hooks, context): Promise<Values | null> =>
    hooks.track === undefined ? null : hooks.track({ key, token: plain.get('token') ?? '' }, context),
  )
  if (found === null) throw notFound()
  return visitorJson(found)
}

/** Returns a submission to its sender, by number and token; other types use `record`. */
export const trackingVisitors = (services: ContentServices, record: Endpoint): Endpoint => ({
  ...record,
  describe: async (describing) => {
    const records = (await record.describe?.(describing)) ?? []
    const tracks = describePublic(services, {
      method: 'GET',
      path: '/:key',
      wanted: (subject) => has(services, subject, 'track'),
      facts: trackFacts,
    })
    const tracked = await tracks(describing)
    const paths = new Set(tracked.map(({ path }) => path))
    return [...records.filter(({ path }) => !paths.has(path)), ...tracked]
  },
  handler: async (context) => {
    const { tenant: slug = '', type: name = '', key = '' } = context.params as Readonly<Record<string, string>>
    const tenant = services.tenants.find((one) => one.slug === slug)
    const type = tenant === undefined ? null : contentTypeOf(tenant, name)
    if (tenant === undefined || type?.submission == null) return record.handler(context)
    return track(services, submissionTarget(services, { tenant: slug, type: name }), context, key)
  },
})
