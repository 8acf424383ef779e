import { contentTypeOf, titleOf } from '@captain/content-core'
import { useQuery } from '@tanstack/react-query'
import { useContent } from '../content-context.tsx'
import { contentKeys } from '../queries.ts'

/** Name of the parent record of the list; nothing while unknown. */
export const ParentName = ({ type, id }: { readonly type: string; readonly id: string }) => {
  const { tenant, clientOf, locale } = useContent()
  const above = contentTypeOf(tenant, type)
  const client = clientOf(type)
  const { data } = useQuery({ queryKey: [...contentKeys.type(tenant.slug, type), 'name-of', id], queryFn: () => client.get(id) })
  return above === null || data === undefined ? null : titleOf(above, data, locale)
}
