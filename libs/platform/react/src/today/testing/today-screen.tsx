import type { MemberRole } from '@captain/auth-core'
import { sessionQuery } from '@captain/auth-react'
import { useLingui } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { menuOf } from '../../menu/menu.ts'
import { PlatformUnderTest } from '../../testing/platform-under-test.tsx'
import { Today } from '../today.tsx'
import { diner, MESSAGES } from './today-samples.ts'

type TodayScreenProps = {
  readonly role: MemberRole
  readonly ownScreens?: readonly string[]
  readonly beside?: ReactNode
}

const Page = ({ role, ownScreens = [], beside }: TodayScreenProps) => {
  const { i18n } = useLingui()
  const messages = MESSAGES[i18n.locale === 'en' ? 'en' : 'ja']
  return (
    <>
      <Today tenant={diner} messages={messages} role={role} ownScreens={ownScreens} sections={menuOf(diner, role, messages)} />
      {beside}
    </>
  )
}

/** The page of today of a small restaurant, without the frame around it. */
export const TodayScreen = (props: TodayScreenProps) => {
  const [queryClient] = useState(() => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
    client.setQueryData(sessionQuery.queryKey, null)
    return client
  })
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute({ staticData: { guard: null }, component: () => <Page {...props} /> }),
      history: createMemoryHistory({ initialEntries: ['/captain/tenant/diner/today'] }),
      defaultNotFoundComponent: () => null,
    }),
  )
  return (
    <QueryClientProvider client={queryClient}>
      <PlatformUnderTest>
        <RouterProvider router={router as never} />
      </PlatformUnderTest>
    </QueryClientProvider>
  )
}
