import { firstPage } from '@captain/content-react'
import { aiClient, type AiTool, type ImageGeneration } from '@captain/ai-core'
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { http } from '../../api.ts'

export const ai = aiClient(http)

/** First part of all query keys of the AI tools. */
const AI = 'ai'
const PAGE = 12
/** Milliseconds between two looks at pictures that are being made. */
const LOOK_EVERY = 1000

/** Query of the configuration and of the remaining monthly quota. */
export const overviewQuery = queryOptions({
  queryKey: [AI, 'overview'],
  queryFn: ({ signal }) => ai.overview({ signal }),
  staleTime: 10_000,
})

/** Query of the account's results of one tool, or of both for null, newest first. */
export const resultsQuery = (tool: AiTool | null) =>
  infiniteQueryOptions({
    queryKey: [AI, 'results', tool],
    queryFn: ({ signal, pageParam }) => ai.results({ limit: PAGE, after: pageParam, ...(tool !== null && { tool }) }, { signal }),
    initialPageParam: firstPage(),
    getNextPageParam: ({ next }) => next,
    staleTime: 10_000,
  })

/** A request for pictures; looked at again and again until it has ended. */
export const imagesQuery = (known: ImageGeneration) =>
  queryOptions({
    queryKey: [AI, 'images', known.id],
    queryFn: ({ signal }) => ai.image(known.id, { signal }),
    initialData: known,
    enabled: known.state === 'running',
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? LOOK_EVERY : false),
    refetchIntervalInBackground: true,
  })

/** Refetches the lists and the remaining quota. */
export const refreshAi = (queryClient: QueryClient): Promise<void> =>
  Promise.all([overviewQuery.queryKey, [AI, 'results'], ['account']].map((queryKey) => queryClient.invalidateQueries({ queryKey }))).then(
    () => undefined,
  )
