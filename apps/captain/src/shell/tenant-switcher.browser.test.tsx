import type { TenantSummary } from '@captain/platform-react/tenants-query'
import { UiProvider } from '@captain/ui'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { tenantsQuery } from '../api.ts'
import { activateLocale, i18n } from '../i18n.ts'
import { TenantSwitcher } from './tenant-switcher.tsx'

const tenant = (number: number, slug: string, ja: string, en: string): TenantSummary => ({
  slug,
  number,
  names: { ja, en },
  color: '#1f5a7a',
  role: 'editor',
  contentTypes: ['article'],
  isMember: true,
})
const others = Array.from({ length: 7 }, (_one, place) => tenant(10 + place, `other${place}`, `ほか${place}`, `Other ${place}`))

const show = async (tenants: readonly TenantSummary[]) => {
  await activateLocale('ja')
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  queryClient.setQueryData(tenantsQuery.queryKey, tenants)
  const component = () => <TenantSwitcher current={null} isNarrow={false} />
  const router = createRouter({
    routeTree: createRootRoute({ staticData: { guard: null }, component }),
    history: createMemoryHistory({ initialEntries: ['/captain'] }),
    defaultNotFoundComponent: () => null,
  })
  await render(
    <I18nProvider i18n={i18n}>
      <UiProvider>
        <QueryClientProvider client={queryClient}>
          <main>
            <RouterProvider router={router as never} />
          </main>
        </QueryClientProvider>
      </UiProvider>
    </I18nProvider>,
  )
  return router
}

const button = () => page.getByRole('button', { name: /テナントを切り替える/ })

it('finds a tenant among many by its name in either language, and goes there by Enter', async () => {
  const router = await show([tenant(7, 'cafe', '猫カフェ', 'Cat café'), ...others])
  await button().click()
  await expect.element(page.getByRole('textbox', { name: 'テナントを検索' })).toHaveFocus()
  await userEvent.keyboard('かふぇ')
  await expect.element(page.getByRole('option', { name: '猫カフェ' })).toBeVisible()
  await expect.element(page.getByRole('option', { name: 'ほか1' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location.pathname).toBe('/captain/tenant/cafe/today')
})

it('needs no search for a few, which the arrows walk', async () => {
  const router = await show([tenant(7, 'cafe', '猫カフェ', 'Cat café'), tenant(4, 'games', 'ゲーム', 'Games')])
  await button().click()
  await expect.element(page.getByRole('option', { name: 'ゲーム' })).toBeVisible()
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => router.state.location.pathname).toBe('/captain/tenant/games/today')
})
