import { defineEndpoint, signedIn, type Endpoint } from '@captain/auth-server'
import type { Tenant } from '@captain/content-core'
import { describeFixed, privateJson, tenantOf } from '@captain/content-server/kit'
import { dateInTimeZone } from '@captain/locale'
import { todaySchema, type TodayResponse } from '@captain/platform-core'
import { object, optional, string } from 'valibot'
import { operationTexts, ownParameter } from '../openapi/operation-texts.ts'
import type { PlatformServices } from '../services.ts'
import { todaySources, type TodaySource } from './today-parts.ts'

type Part = TodayResponse['parts'][number]

/** Reads a part; one that fails does not take the others along. */
const partOr = async ({ log }: PlatformServices, { key, type, labels }: TodaySource, read: () => Promise<Part | null>) => {
  try {
    return await read()
  } catch (error) {
    log.error({ err: error, part: key }, 'a part of the page of today could not be read')
    return { kind: 'failed', key, type, labels: labels ?? null } as const
  }
}

const NOTHING = Promise.resolve(null)

/** Reads the parts, in order; those without anything to show are left out. */
const readParts = async (services: PlatformServices, tenant: Tenant, sources: readonly TodaySource[]): Promise<readonly Part[]> => {
  const [apart, rows] = await Promise.all([
    Promise.all(sources.map((source) => ('readApart' in source ? partOr(services, source, source.readApart) : NOTHING))),
    services.store
      .forPublic(tenant)
      .read((tx) => Promise.all(sources.map((source) => ('read' in source ? partOr(services, source, () => source.read(tx)) : NOTHING)))),
  ])
  return sources.flatMap((_source, place) => apart[place] ?? rows[place] ?? [])
}

/** Returns the page of today of a tenant, or parts of it by their keys. */
export const todayEndpoint = (services: PlatformServices): readonly Endpoint[] => {
  const endpoint = defineEndpoint({
    method: 'GET',
    path: '/api/v1/tenants/:tenant/today',
    guard: { tenant: 'viewer' },
    schemas: { query: object({ part: optional(string()), locale: optional(string()) }) },
    handler: async (context) => {
      const { params, query, locale } = context
      const actor = signedIn(context.actor)
      const tenant = tenantOf(services, params.tenant)
      const wanted = query.part?.split(',')
      const sources = todaySources({ services, context: { ...context, actor }, locale, tenant }).filter(
        ({ key }) => wanted?.includes(key) ?? true,
      )
      return privateJson({ day: dateInTimeZone(new Date()), parts: await readParts(services, tenant, sources) })
    },
  })
  return [
    {
      ...endpoint,
      describe: describeFixed(operationTexts, services, endpoint, {
        name: 'today',
        answer: todaySchema,
        parameters: (describing) => [ownParameter(describing, 'part', { type: 'string' })],
      }),
    },
  ]
}
