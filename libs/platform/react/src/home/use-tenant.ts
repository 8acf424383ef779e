import { useQuery } from '@tanstack/react-query'
import { usePlatform } from '../platform-context.ts'
import { tenantsQuery } from '../tenants/tenants.ts'

/** Returns a function that gives the name, in the language of the page, and the colour of a tenant by its slug. */
export const useTenant = (): ((slug: string) => { readonly name: string; readonly color: string }) => {
  const { http, locale } = usePlatform()
  const { data = [] } = useQuery(tenantsQuery(http))
  return (slug) => {
    const found = data.find((one) => one.slug === slug)
    return { name: found?.names[locale] ?? slug, color: found?.color ?? '#666666' }
  }
}
