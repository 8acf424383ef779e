import { I18nProvider } from '@lingui/react'
import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { activateLocale, i18n } from '../i18n.ts'
import { administrator, frameApi, person } from './testing/frame-api.ts'
import { FramePage } from './testing/frame-page.tsx'

let restore = () => {}
afterEach(() => restore())

const openPalette = async ({ session = person, locale = 'ja' as 'ja' | 'en' } = {}) => {
  await page.viewport(1440, 900)
  await activateLocale(locale)
  const api = frameApi({ session })
  restore = api.install()
  await render(
    <I18nProvider i18n={i18n}>
      <FramePage api={api} at="/captain/tenant/cafe/food" />
    </I18nProvider>,
  )
  await page.getByRole('button', { name: /検索と移動|^Search$/ }).click()
  await expect.element(page.getByRole('combobox')).toHaveFocus()
}

const option = (name: RegExp) => page.getByRole('option', { name })

it('brings the messages of the palette in the language of the page', async () => {
  await openPalette({ locale: 'en' })
  await expect.element(page.getByRole('combobox', { name: 'Search pages, records and actions' })).toBeVisible()
})

it.each([
  [administrator, true],
  [person, false],
])('offers the pages of administrators to them alone, and the AI tools to whoever may use them', async (session, isOffered) => {
  await openPalette({ session })
  await userEvent.keyboard('ai')
  await expect.element(option(/AIツール/)).toBeVisible()
  await userEvent.keyboard('{Control>}a{/Control}監査')
  await expect.element(option(/AIツール/)).not.toBeInTheDocument()
  expect(option(/監査ログ/).elements()).toHaveLength(isOffered ? 1 : 0)
})

it('opens the integrations of the tenant on show', async () => {
  await openPalette()
  await userEvent.keyboard('連携{Enter}')
  await expect.element(page.getByRole('dialog', { name: /連携/ })).toBeVisible()
})
