import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { AiHome } from '../ai-home.tsx'
import { TextToImage } from '../images/text-to-image.tsx'
import { TranslationImagePrompt } from '../translation/translation-image-prompt.tsx'

const root = createRootRoute({ staticData: { guard: null }, component: Outlet })
const page = (path: string, component: () => React.ReactNode) =>
  createRoute({ getParentRoute: () => root, path, staticData: { guard: null }, component })
const routeTree = root.addChildren([
  page('/captain/ai', AiHome),
  page('/captain/ai/text-to-image', TextToImage),
  page('/captain/ai/translation-image-prompt', TranslationImagePrompt),
])

/** The AI tools at their addresses, without the frame around them. */
export const AiRoutes = ({ at }: { readonly at: string }) => {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  const [router] = useState(() => createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [at] }) }))
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>
  )
}
