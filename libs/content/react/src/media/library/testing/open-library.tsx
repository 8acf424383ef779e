import { createI18n } from '@captain/locale'
import { loadUiMessages, UiProvider } from '@captain/ui'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { render } from 'vitest-browser-react'
import { loadContentMessages } from '../../../load-messages.ts'
import { libraryRouter, type LibraryPageOptions } from './library-router.tsx'

/** Opens the media page as the back office shows it. */
export const openLibrary = async (options: LibraryPageOptions) => {
  const { locale = 'ja' } = options
  const i18n = createI18n(locale)
  i18n.load(locale, { ...(await loadUiMessages(locale)), ...(await loadContentMessages(locale)) })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const router = libraryRouter(options)
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
