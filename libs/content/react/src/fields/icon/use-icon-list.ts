import { useQuery } from '@tanstack/react-query'
import { useContent } from '../../content-context.tsx'
import type { ListedIcon } from './find-icons.ts'
import { ICON_NAMES } from './icons.ts'

const OWN: ReadonlySet<string> = new Set(ICON_NAMES)

/** Icons beyond the product's own, loaded on demand; empty while loading and after a failure. */
export const useIconList = (isWanted: boolean): { readonly list: readonly ListedIcon[]; readonly isMissing: boolean } => {
  const { http } = useContent()
  const { data, isError } = useQuery({
    queryKey: ['icons'],
    queryFn: async ({ signal }) => {
      const all = await http.get<readonly ListedIcon[]>('/icons/menu.json', { signal })
      return all.filter(([name]) => !OWN.has(name))
    },
    enabled: isWanted,
    staleTime: Infinity,
    retry: false,
  })
  return { list: data ?? [], isMissing: isError }
}
