import { sessionQuery, type Session } from '@captain/auth-react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'

const SESSION: Session = {
  session: { id: 's', expiresAt: '2099-01-01T00:00:00Z' },
  user: { id: 'own', name: '管理 花子', email: 'admin@example.jp', isUser: true, role: 'admin' },
}

/** The surroundings of an administration page: an address and a signed-in administrator. */
export const AdminPage = ({ at, children }: { readonly at: string; readonly children: ReactNode }) => {
  const [queryClient] = useState(() => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    client.setQueryData(sessionQuery.queryKey, SESSION)
    return client
  })
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute({ staticData: { guard: null }, component: () => children }),
      history: createMemoryHistory({ initialEntries: [at] }),
      defaultNotFoundComponent: () => children,
    }),
  )
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>
  )
}
