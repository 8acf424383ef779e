import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { beforeAll, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { loadUiMessages } from '../load-messages.ts'
import { lazyPart } from './lazy-part.tsx'

beforeAll(async () => {
  i18n.load('ja', await loadUiMessages('ja'))
  i18n.activate('ja')
})

const retry = () => page.getByRole('button', { name: 'もう一度読み込む' })

it('leaves what is typed beside a part whose code cannot be fetched, and loads the part once it can', async () => {
  let isOffline = true
  const Part = lazyPart<{ readonly word: string }>(
    async () => {
      if (isOffline) throw new TypeError('Failed to fetch')
      return ({ word }) => <p>{word}</p>
    },
    { loading: 'loading' },
  )
  await render(
    <I18nProvider i18n={i18n}>
      <input aria-label="title" />
      <Part word="arrived" />
    </I18nProvider>,
  )
  await page.getByLabelText('title').fill('typed')
  await retry().click()
  await expect.element(retry()).not.toBeInTheDocument()
  await expect.element(retry()).toBeVisible()
  isOffline = false
  await retry().click()
  await expect.element(page.getByText('arrived')).toBeVisible()
  await expect.element(page.getByLabelText('title')).toHaveValue('typed')
})
