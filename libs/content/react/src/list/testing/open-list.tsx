import { createI18n } from '@captain/locale'
import { loadUiMessages, UiProvider } from '@captain/ui'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { render } from 'vitest-browser-react'
import { loadContentMessages } from '../../load-messages.ts'
import { drinksRouter, type DrinksOptions } from './drinks-router.tsx'
import type { listApi } from './list-api.ts'

/** Opens the list of the API's drinks as the back office shows it. The messages belong to the page, not to the global i18n object. */
export const openList = async (api: ReturnType<typeof listApi>, options: Omit<DrinksOptions, 'api'> = {}) => {
  const { locale = 'ja' } = options
  const i18n = createI18n(locale)
  i18n.load(locale, { ...(await loadUiMessages(locale)), ...(await loadContentMessages(locale)) })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const router = drinksRouter({ api, ...options })
  const screen = await render(
    <UiProvider>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nProvider>
    </UiProvider>,
  )
  return { screen, router }
}
