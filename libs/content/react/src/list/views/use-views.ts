import type { SavedView, SavedViewInput } from '@captain/content-core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useContent } from '../../content-context.tsx'

type Views = { readonly items: readonly SavedView[] }

const keyOf = (tenant: string, type: string) => ['content-views', tenant, type] as const

/** The saved views of the current list, fetched on demand. */
export const useViews = (isNeeded: boolean) => {
  const { tenant, contentType, client } = useContent()
  return useQuery({
    queryKey: keyOf(tenant.slug, contentType.name),
    queryFn: ({ signal }) => client.views.list(signal),
    enabled: isNeeded,
    staleTime: 60_000,
    retry: false,
  })
}

export type ViewActions = {
  readonly create: (draft: SavedViewInput) => Promise<SavedView>
  readonly update: (id: string, changes: Partial<SavedViewInput>) => Promise<SavedView>
  readonly remove: (id: string) => Promise<void>
}

/** Writes of saved views; each updates the menu on success and throws `HttpError` on failure. */
export const useViewActions = (): ViewActions => {
  const { tenant, contentType, client } = useContent()
  const queryClient = useQueryClient()
  return useMemo(() => {
    const key = keyOf(tenant.slug, contentType.name)
    const show = (change: (items: readonly SavedView[]) => readonly SavedView[]) => {
      queryClient.setQueryData<Views>(key, (views) => views && { items: change(views.items) })
      void queryClient.invalidateQueries({ queryKey: key })
    }
    return {
      create: async (draft) => {
        const made = await client.views.create(draft)
        show((items) => [...items, made])
        return made
      },
      update: async (id, changes) => {
        const changed = await client.views.update(id, changes)
        show((items) => items.map((view) => (view.id === id ? changed : view)))
        return changed
      },
      remove: async (id) => {
        await client.views.remove(id)
        show((items) => items.filter((view) => view.id !== id))
      },
    }
  }, [client, contentType.name, queryClient, tenant.slug])
}
