import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { tenantsQuery } from '../../../api.ts'
import { useLocale } from '../../../navigation/use-locale.ts'

/** The name of a tenant by its slug in the language of the page; the slug itself until it is known. */
export const useTenantName = (): ((slug: string) => string) => {
  const locale = useLocale()
  const { data } = useQuery(tenantsQuery)
  return useCallback((slug) => data?.find((tenant) => tenant.slug === slug)?.names[locale] ?? slug, [data, locale])
}
