import { QueryClient } from '@tanstack/react-query'

/** Answers live here for a minute as fresh and are shown from memory while they are read again; the HTTP client itself repeats what may be repeated. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 60_000, retry: false, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
})
