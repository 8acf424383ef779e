import type { AnyContentType } from '../declaration/content-type.ts'
import type { DeclaredPublicQuery } from '../declaration/public-query.ts'
import type { TodayPartOf } from '../declaration/today.ts'
import type { Tenant } from './tenant.ts'

/**
 * Declares a tenant. What types cannot refuse is found by `checkTenant`: by the repository's lint and by each start of the server, which
 * then runs all other tenants.
 */
export const defineTenant = <
  const Slug extends string,
  const Types extends readonly AnyContentType[],
  const Queries extends readonly DeclaredPublicQuery[] = readonly [],
>(
  tenant: Omit<Tenant<Slug, Types, Queries>, 'today'> & { readonly today?: readonly NoInfer<TodayPartOf<Types, Queries>>[] },
): Tenant<Slug, Types, Queries> => tenant
