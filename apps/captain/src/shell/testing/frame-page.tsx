import type { MemberRole } from '@captain/auth-core'
import { pluralOf, type ErasedMessages } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { EmptyState, PageHeader } from '@captain/ui'
import { TENANTS } from '@captain/tenants'
import { msg } from '@lingui/core/macro'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { useLocale } from '../../navigation/use-locale.ts'
import { usePageName } from '../../navigation/page-name.ts'
import type { LoadedTenant } from '../../routes/captain/load-tenant.ts'
import { CaptainLayout } from '../captain-layout.tsx'
import { Root } from '../root.tsx'
import { useCurrentTenant } from '../use-current-tenant.ts'
import type { FrameApi } from './frame-api.ts'

const Page = () => {
  const name = usePageName()
  const food = useCurrentTenant()?.messages['food'] ?? { name: '' }
  const title = { ja: 'ここに画面が入ります', en: 'The page goes here' }[useLocale()]
  return (
    <>
      <PageHeader title={name ?? pluralOf(food)} />
      <EmptyState kind="nothing" title={title} />
    </>
  )
}

const loadCafe = async (locale: Locale, role: MemberRole): Promise<LoadedTenant> => {
  const { tenant, loadMessages } = await TENANTS.cafe.declaration()
  const messages: ErasedMessages = await loadMessages(locale)
  return { tenant, messages, screens: {}, role, stopped: null }
}

const guard = null

/** The routes of the back office that the frame distinguishes, without their pages. */
const routesOf = (locale: Locale, role: MemberRole) => {
  const root = createRootRoute({ staticData: { guard }, component: Root })
  const frame = createRoute({ getParentRoute: () => root, id: 'captain', staticData: { guard }, component: CaptainLayout })
  const page = (path: string, title?: ReturnType<typeof msg>) =>
    createRoute({ getParentRoute: () => frame, path, staticData: { guard, ...(title !== undefined && { title }) }, component: Page })
  const tenant = createRoute({
    getParentRoute: () => frame,
    path: '/captain/tenant/$tenant',
    staticData: { guard },
    loader: () => loadCafe(locale, role),
  })
  const screen = createRoute({ getParentRoute: () => tenant, path: '$', staticData: { guard }, component: Page })
  return root.addChildren([
    frame.addChildren([
      page('/captain', msg`ホーム`),
      page('/admin/auth-user', msg`ログインユーザー`),
      page('/admin/auth-user/new', msg`ログインユーザーの作成`),
      tenant.addChildren([screen]),
    ]),
  ])
}

type FrameProps = {
  readonly api: FrameApi
  /** The address of the page. */
  readonly at: string
  /** Of the account in the café. */
  readonly role?: MemberRole
}

/** The full frame of the back office around a placeholder page. */
export const FramePage = ({ api, at, role = 'owner' }: FrameProps) => {
  const locale = useLocale()
  const [queryClient] = useState(api.queryClient)
  const [router] = useState(() =>
    createRouter({ routeTree: routesOf(locale, role), history: createMemoryHistory({ initialEntries: [at] }) }),
  )
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>
  )
}
