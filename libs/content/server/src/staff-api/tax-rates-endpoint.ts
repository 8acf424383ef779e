import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import { DEFAULT_TAX_ROUNDING } from '@captain/content-core'
import { privateJson } from '../responses.ts'
import { readTaxRates } from '../delivery/tax-rates.ts'
import { SHARED } from '../openapi/shared-schemas.ts'
import { tenantOf, type ContentServices } from '../services.ts'

/** Returns today's consumption tax rates in percent, for forms that show prices with tax. */
export const taxRatesEndpoint = (services: ContentServices): Endpoint =>
  defineEndpoint({
    method: 'GET',
    path: '/api/v1/tenants/:tenant/tax-rates',
    guard: { tenant: 'viewer' },
    schemas: { output: SHARED.TaxRates },
    handler: async ({ params }) => {
      const rates = await services.store.forPublic(tenantOf(services, params.tenant)).read(readTaxRates)
      return privateJson({ rates: Object.fromEntries(rates), rounding: DEFAULT_TAX_ROUNDING })
    },
  })
