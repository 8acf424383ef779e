import { QueryClient } from '@tanstack/react-query'

/** Answers live here for a minute as fresh and are shown from memory while they are read again. Nothing is repeated unasked: a failed call says so at once, and a screen offers to try again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 60_000, retry: false, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
})
