import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { PlatformUnderTest } from '../../testing/platform-under-test.tsx'
import { ArticleList } from '../article-list.tsx'
import { ArticlePage } from '../article-page.tsx'

const root = createRootRoute({ staticData: { guard: null }, component: Outlet })
const shell = createRoute({ getParentRoute: () => root, id: 'captain', staticData: { guard: null } })
const list = createRoute({
  getParentRoute: () => shell,
  path: '/captain/article',
  staticData: { guard: null },
  component: ArticleList,
})
const one = createRoute({
  getParentRoute: () => shell,
  path: '/captain/article/$slug',
  staticData: { guard: null },
  component: () => <ArticlePage slug={one.useParams().slug} notFound={<p>Page not found: </p>} renderTitle={() => null} />,
})
const routeTree = root.addChildren([shell.addChildren([list, one])])

/** The pages of articles at their addresses, without the frame around them. */
export const ArticleRoutes = ({ at }: { readonly at: string }) => {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  const [router] = useState(() => createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [at] }) }))
  return (
    <QueryClientProvider client={queryClient}>
      <PlatformUnderTest>
        <RouterProvider router={router as never} />
      </PlatformUnderTest>
    </QueryClientProvider>
  )
}
