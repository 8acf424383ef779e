import '@mantine/core/styles.layer.css'
import '@captain/ui/back-office.css'
import '@captain/ui/styles.css'
import { FeedbackProvider, loadUiMessages, UiProvider } from '@captain/ui'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { homeApi } from './testing/home-api.ts'
import { HomeRoutes } from './testing/home-routes.tsx'
import { HOME } from './testing/home-samples.ts'

// The server no longer has these chunks.
vi.mock('./failures-section.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
vi.mock('./tour.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

beforeAll(async () => {
  i18n.load('ja', await loadUiMessages('ja'))
  i18n.activate('ja')
})

const show = (shown: ReactNode) =>
  render(
    <I18nProvider i18n={i18n}>
      <UiProvider>
        <FeedbackProvider>{shown}</FeedbackProvider>
      </UiProvider>
    </I18nProvider>,
  )

const retry = () => page.getByRole('button', { name: 'もう一度読み込む' })

it('leaves the rest of the home page alone where the code of sections cannot be fetched', async () => {
  const restore = homeApi({ home: { ...HOME, isTourDue: true } }).install()
  await show(<HomeRoutes at="/captain" isAdmin={false} />)
  await expect.element(page.getByText('この部分を読み込めませんでした。')).toBeVisible()
  expect(retry().elements()).toHaveLength(1)
  await expect.element(page.getByRole('link', { name: '白磁の飯碗' })).toBeVisible()
  restore()
})
