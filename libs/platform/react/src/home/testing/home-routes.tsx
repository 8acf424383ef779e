import { sessionQuery, type Session } from '@captain/auth-react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { PlatformUnderTest } from '../../testing/platform-under-test.tsx'
import { Home } from '../home.tsx'
import type { HomeLabels } from '../home-labels.ts'
import { SampleNotice } from '../sample-notice.tsx'
import { Tenants } from '../tenants.tsx'

const LABELS: HomeLabels = {
  actions: { publish: '公開', delete: '削除', export: '書き出し' },
  deliveryFailures: { timeout: '時間切れ', unreachable: '接続不可', broken: '応答不正', off: '停止中' },
}

const root = createRootRoute({ staticData: { guard: null }, component: Outlet })
const home = createRoute({
  getParentRoute: () => root,
  path: '/captain',
  staticData: { guard: null },
  component: () => <Home labels={LABELS} />,
})
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

type HomeRoutesProps = { readonly at: string; readonly isAdmin: boolean; readonly onAddress?: (href: string) => void }

/** The first page, the tenants' page and the notice above an empty tenant's lists, without the frame around them. */
export const HomeRoutes = ({ at, isAdmin, onAddress }: HomeRoutesProps) => {
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
      <PlatformUnderTest isAdmin={isAdmin}>
        <RouterProvider router={router as never} />
      </PlatformUnderTest>
    </QueryClientProvider>
  )
}
