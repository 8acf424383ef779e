import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import { contentTypeOf, type Values } from '@captain/content-core'
import { notFound } from '@captain/http-server'
import { withValidationProblem } from '../responses.ts'
import { readPlain } from '../list-query/parameters.ts'
import type { HookContext, TypeHooks } from '../hooks.ts'
import { describePublic } from '../openapi/describe-types.ts'
import { confirmFacts, trackFacts } from '../openapi/public-facts.ts'
import type { Subject } from '../openapi/type-schemas.ts'
import type { ContentServices } from '../services.ts'
import { hookContext } from '../store/hook-context.ts'
import { updateEntry } from '../store/save.ts'
import {
  checkedBody,
  enforceSubmissionLimit,
  senderOf,
  submissionTarget,
  visitorJson,
  type SubmissionTarget,
} from './submission-request.ts'

type Asking = { readonly clientAddress: string; readonly requestId: string }

/** Runs a tenant's hook without writing, so that no cache is cleared. */
const asking = <T>(
  services: ContentServices,
  { tenant, type }: SubmissionTarget,
  visitor: Asking,
  runHook: (hooks: TypeHooks, context: HookContext) => Promise<T>,
): Promise<T> =>
  services.store
    .forTenant(senderOf(visitor), tenant)
    .writeAside((tx) => runHook(tx.hooks[type.name] ?? {}, hookContext(tx, type, updateEntry)))

const has = ({ serverOf }: ContentServices, { tenant, type }: Subject, hook: 'previewSubmission' | 'trackSubmission'): boolean =>
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
      wanted: (subject) => has(services, subject, 'previewSubmission'),
      facts: confirmFacts,
    }),
    handler: async (context) => {
      const target = submissionTarget(services, context.params)
      return withValidationProblem(context.locale, async () => {
        const sent = await checkedBody(target.submission, context)
        await enforceSubmissionLimit(services, target, 'confirm', context.clientAddress)
        const answer = await asking(services, target, context, async ({ previewSubmission }, hookings) => {
          if (previewSubmission === undefined) throw notFound()
          return previewSubmission(sent, hookings)
        })
        return visitorJson(answer)
      })
    },
  })

const track = async (services: ContentServices, target: SubmissionTarget, visitor: Asking & { readonly url: URL }, key: string) => {
  const plain = readPlain(visitor.url.searchParams, ['locale', 'token'])
  await enforceSubmissionLimit(services, target, 'track', visitor.clientAddress)
  const found = await asking(services, target, visitor, async (hooks, context): Promise<Values | null> =>
    hooks.trackSubmission === undefined ? null : hooks.trackSubmission({ key, token: plain.get('token') ?? '' }, context),
  )
  if (found === null) throw notFound()
  return visitorJson(found)
}

/** Returns a submission to its sender, by number and token; other types use `record`. */
export const withSubmissionTracking = (services: ContentServices, record: Endpoint): Endpoint => ({
  ...record,
  describe: async (describing) => {
    const records = (await record.describe?.(describing)) ?? []
    const tracks = describePublic(services, {
      method: 'GET',
      path: '/:key',
      wanted: (subject) => has(services, subject, 'trackSubmission'),
      facts: trackFacts,
    })
    const tracked = await tracks(describing)
    const paths = new Set(tracked.map(({ path }) => path))
    return [...records.filter(({ path }) => !paths.has(path)), ...tracked]
  },
  handler: async (context) => {
    const { tenant: slug = '', type: name = '', key = '' }: Readonly<Record<string, string>> = context.params
    const tenant = services.tenants.find((one) => one.slug === slug)
    const type = tenant === undefined ? null : contentTypeOf(tenant, name)
    if (tenant === undefined || type?.submission == null) return record.handler(context)
    return track(services, submissionTarget(services, { tenant: slug, type: name }), context, key)
  },
})
