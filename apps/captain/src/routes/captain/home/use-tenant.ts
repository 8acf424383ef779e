import { useQuery } from '@tanstack/react-query'
import { tenantsQuery } from '../../../api.ts'
import { useLocale } from '../../../navigation/use-locale.ts'

/** Returns a function that gives the name, in the language of the page, and the colour of a tenant by its slug. */
export const useTenant = (): ((slug: string) => { readonly name: string; readonly color: string }) => {
  const locale = useLocale()
  const { data = [] } = useQuery(tenantsQuery)
  return (slug) => {
    const found = data.find((one) => one.slug === slug)
    return { name: found?.names[locale] ?? slug, color: found?.color ?? '#666666' }
  }
}
