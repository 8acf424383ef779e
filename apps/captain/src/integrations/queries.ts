import { firstPage } from '@captain/content-react'
import { queryOptions, infiniteQueryOptions } from '@tanstack/react-query'
import type { Integrations } from './integrations-context.ts'

/** Polling interval of a delivery log with deliveries in progress, in milliseconds. */
const WATCH_MS = 2000

export const keysQuery = ({ tenant, keys }: Integrations) =>
  queryOptions({ queryKey: ['integrations', tenant.slug, 'keys'], queryFn: async ({ signal }) => (await keys.list(signal)).items })

export const webhooksQuery = ({ tenant, webhooks }: Integrations) =>
  queryOptions({ queryKey: ['integrations', tenant.slug, 'webhooks'], queryFn: async ({ signal }) => (await webhooks.list(signal)).items })

export const logQuery = ({ tenant, webhooks }: Integrations, webhook: string) =>
  infiniteQueryOptions({
    queryKey: ['integrations', tenant.slug, 'log', webhook],
    queryFn: ({ pageParam, signal }) => webhooks.deliveries(webhook, pageParam, signal),
    initialPageParam: firstPage(),
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: ({ state }) => {
      const shown = state.data?.pages.flatMap(({ items }) => items) ?? []
      const isSoon = shown.some(
        ({ state: of, nextAttemptAt }) => of === 'pending' && Date.parse(nextAttemptAt ?? '') < Date.now() + WATCH_MS,
      )
      return isSoon ? WATCH_MS : false
    },
  })
