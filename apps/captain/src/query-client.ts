import { QueryClient } from '@tanstack/react-query'

/**
 * Responses are fresh for a minute; later they are shown from the cache during a refetch. Failed calls are not retried automatically: they
 * fail immediately, and the screen offers a retry.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 60_000, retry: false, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
})
