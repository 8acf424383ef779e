import { sessionQuery, type Session } from '@captain/auth-react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { Home } from '../home.tsx'
import { SampleNotice } from '../sample-notice.tsx'
import { Tenants } from '../tenants.tsx'

const root = createRootRoute({ staticData: { guard: null }, component: Outlet })
const home = createRoute({ getParentRoute: () => root, path: '/captain', staticData: { guard: null }, component: Home })
const tenants = createRoute({ getParentRoute: () => root, path: '/captain/tenant', staticData: { guard: null }, component: Tenants })
const list = createRoute({
  getParentRoute: () => root,
  path: '/captain/tenant/shop/product',
  staticData: { guard: null },
  component: () => <SampleNotice slug="shop" name="箱庭日用品店" />,
})
const routeTree = root.addChildren([home, tenants, list])

const SESSION = {
  user: { id: 'owner', name: '大家 港一', email: 'owner@captain.example', image: null, role: 'user' },
} as unknown as Session

/** The first page, the tenants' page and the notice above an empty tenant's lists, without the frame around them. */
export const HomeRoutes = ({ at, onAddress }: { readonly at: string; readonly onAddress?: (href: string) => void }) => {
  const [queryClient] = useState(() => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    client.setQueryData(sessionQuery.queryKey, SESSION)
    return client
  })
  const [router] = useState(() => {
    const made = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [at] }) })
    made.subscribe('onResolved', ({ toLocation }) => onAddress?.(toLocation.href))
    return made
  })
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>
  )
}
