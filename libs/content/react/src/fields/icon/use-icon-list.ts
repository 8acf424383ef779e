import { useQuery } from '@tanstack/react-query'
import { useContent } from '../../content-context.tsx'
import type { ListedIcon } from './find-icons.ts'
import { ICON_NAMES } from './icons.ts'

const OWN: ReadonlySet<string> = new Set(ICON_NAMES)

/** The drawings besides the product's own, once they are wanted; none while they are on their way, or can't be had. */
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
