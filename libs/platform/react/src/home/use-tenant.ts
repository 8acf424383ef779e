import { useQuery } from '@tanstack/react-query'
import { usePlatform } from '../platform-context.ts'
import { tenantsQuery } from '../tenants/tenants.ts'

/** A tenant as the home page names it; `isOnly` if the account has no other, so that its name says nothing. */
type NamedTenant = { readonly name: string; readonly color: string; readonly isOnly: boolean }

/** Returns a function that gives the name, in the language of the page, and the colour of a tenant by its slug. */
export const useTenant = (): ((slug: string) => NamedTenant) => {
  const { http, locale } = usePlatform()
  const { data = [] } = useQuery(tenantsQuery(http))
  const isOnly = data.filter(({ isMember }) => isMember).length === 1
  return (slug) => {
    const found = data.find((one) => one.slug === slug)
    return { name: found?.names[locale] ?? slug, color: found?.color ?? '#666666', isOnly }
  }
}
