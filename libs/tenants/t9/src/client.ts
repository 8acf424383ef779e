import { clientFor as contentClientFor, type ClientOf } from '@captain/content-core'
import type { HttpClient } from '@captain/http-core'
import { tenant } from './tenant.ts'

/** The typed staff API of this tenant. */
export const clientFor = (http: HttpClient): ClientOf<typeof tenant> => contentClientFor(tenant, http)
