import { sessionQuery } from '@captain/auth-react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import type { AccountApi } from './account-api.ts'

type AccountPageProps = {
  readonly api: AccountApi
  /** Default: a separate client. */
  readonly client?: QueryClient
  readonly children: ReactNode
}

/** The surroundings of an account page: an address and the signed-in account of the fake API. */
export const AccountPage = ({ api, client: given, children }: AccountPageProps) => {
  const [queryClient] = useState(() => {
    const client = given ?? new QueryClient({ defaultOptions: { queries: { retry: false } } })
    client.setQueryData(sessionQuery.queryKey, api.state.session)
    return client
  })
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute({ staticData: { guard: null }, component: () => children }),
      history: createMemoryHistory({ initialEntries: ['/user/profile'] }),
      defaultNotFoundComponent: () => children,
    }),
  )
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>
  )
}
