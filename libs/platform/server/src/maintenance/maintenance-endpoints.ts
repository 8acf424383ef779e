import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import { nullable, strictObject, string } from 'valibot'
import { notFound } from '@captain/http-server'
import {
  privateJson,
  cachedResponse,
  describeFixed,
  ifNoneMatch,
  localeParameter,
  localeOf,
  readPlain,
  tenantOf,
  expandIpAddress,
} from '@captain/content-server/kit'
import type { PlatformServices } from '../services.ts'
import { maintenanceNoticeSchema } from './notice-schema.ts'
import { currentMaintenanceNotice } from './notice.ts'
import { operationTexts } from '../openapi/operation-texts.ts'

const ADDRESS = strictObject({ ipv4: nullable(string()), ipv6: nullable(string()) })

/** Returns whether a tenant is under maintenance, and the notice for visitors; responds during maintenance too. */
const currentEndpoint = (services: PlatformServices): Endpoint => {
  const endpoint = defineEndpoint({
    method: 'GET',
    path: '/api/v1/public/:tenant/maintenance/current',
    guard: 'public',
    handler: async ({ request, params, url }) => {
      const tenant = tenantOf(services, params.tenant)
      await services.openTenants.refuseClosed(tenant)
      const notice = await currentMaintenanceNotice(services, tenant, localeOf(readPlain(url.searchParams, ['locale'])))
      if (notice === null) throw notFound()
      return cachedResponse(request, notice)
    },
  })
  const describe = describeFixed(operationTexts, services, endpoint, {
    name: 'maintenanceCurrent',
    parameters: (describing) => [localeParameter(describing, 'locale'), ifNoneMatch(describing)],
    answer: maintenanceNoticeSchema,
    answerHeaders: ['ETag', 'Cache-Control'],
    alsoAnswers: [304],
    problems: ['not-found'],
  })
  return { ...endpoint, describe }
}

/** Returns the client address of a back-office user in the format of address lists. */
const addressEndpoint = (services: PlatformServices): Endpoint => {
  const endpoint = defineEndpoint({
    method: 'GET',
    path: '/api/v1/tenants/:tenant/client-address',
    guard: { tenant: 'viewer' },
    handler: ({ clientAddress }) => {
      const address = expandIpAddress(clientAddress)
      const isIpv6 = address?.includes(':') === true
      return privateJson({ ipv4: isIpv6 ? null : address, ipv6: isIpv6 ? address : null })
    },
  })
  return { ...endpoint, describe: describeFixed(operationTexts, services, endpoint, { name: 'clientAddress', answer: ADDRESS }) }
}

/** Returns the endpoints that read a maintenance; none if no type declares maintenance. */
export const maintenanceEndpoints = (services: PlatformServices): readonly Endpoint[] =>
  services.maintenance === null ? [] : [currentEndpoint(services), addressEndpoint(services)]
