import { sessionQuery, type Session } from '@captain/auth-react'
import type { Decorator } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'

type CaptainProps = { readonly session: Session | null; readonly at: string; readonly children: ReactNode }

/** The surroundings of a back-office page: an address and a session, or none. */
export const Captain = ({ session, at, children }: CaptainProps) => {
  const [queryClient] = useState(() => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
    client.setQueryData(sessionQuery.queryKey, session)
    return client
  })
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute({ staticData: { guard: null }, component: () => children }),
      history: createMemoryHistory({ initialEntries: [at] }),
      defaultNotFoundComponent: () => children,
      defaultErrorComponent: ({ error }) => <pre>{error instanceof Error ? error.stack : String(error)}</pre>,
    }),
  )
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>
  )
}

/** Around a story; its parameters say who is signed in (`session`) and where the page is (`at`). */
export const inCaptain: Decorator = (Story, { parameters }) => (
  <Captain session={(parameters['session'] as Session | undefined) ?? null} at={(parameters['at'] as string | undefined) ?? '/'}>
    <Story />
  </Captain>
)

/** Gives every call of a story the same response, without a session. Returns the function that ends this. */
export const answering =
  (status: number, body: object, headers: Readonly<Record<string, string>> = {}) =>
  (): (() => void) => {
    const own = globalThis.fetch
    globalThis.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input)
      if (!url.includes('/api/')) return own(input, init)
      return url.endsWith('/get-session') ? Response.json(null) : Response.json(body, { status, headers })
    }
    return () => {
      globalThis.fetch = own
    }
  }

/** Gives the calls of a story their responses, by the end of the path; others get 503. Returns the function that ends this. */
export const answeringAt = (answers: Readonly<Record<string, readonly [status: number, body: object]>>) => (): (() => void) => {
  const own = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (!url.includes('/api/')) return own(input, init)
    if (url.endsWith('/get-session')) return Response.json(null)
    const [, answer] = Object.entries(answers).find(([path]) => url.endsWith(path)) ?? []
    return answer === undefined ? Response.json({}, { status: 503 }) : Response.json(answer[1], { status: answer[0] })
  }
  return () => {
    globalThis.fetch = own
  }
}

export const pending: Session = {
  session: { id: 's', expiresAt: '2099-01-01T00:00:00Z' },
  user: { id: 'a', name: '港 太郎', email: 'taro@captain.example', isUser: false },
}
