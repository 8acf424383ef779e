import type { TaxRate, TaxRounding } from '@captain/content-core'
import { useQuery } from '@tanstack/react-query'
import { useContent } from '../../content-context.tsx'

/** Rates in force today as decimal strings ("10.0"), and how the tenant rounds. */
export type TaxRates = { readonly rates: Readonly<Record<TaxRate, string>>; readonly rounding: TaxRounding }

/** Returns today's tax rates; null until they are loaded. */
export const useTaxRates = (): TaxRates | null => {
  const { http, tenant } = useContent()
  const answer = useQuery({
    queryKey: ['tax-rates', tenant.slug],
    queryFn: ({ signal }) => http.get<TaxRates>(`/api/v1/tenants/${tenant.slug}/tax-rates`, { signal }),
    staleTime: 60 * 60 * 1000,
    retry: false,
  })
  return answer.data ?? null
}
