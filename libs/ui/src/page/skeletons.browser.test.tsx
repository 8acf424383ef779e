import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { loadUiMessages } from '../load-messages.ts'
import { FormSkeleton, ListSkeleton } from './skeletons.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => vi.useRealTimers())

it('a skeleton waits before it shows itself, but not after another one of the same wait', async () => {
  const i18n = setupI18n({ locale: 'ja', messages: { ja: await loadUiMessages('ja') } })
  const around = (part: ReactNode) => <I18nProvider i18n={i18n}>{part}</I18nProvider>
  const isVisible = () => document.querySelector('[data-visible=true]') !== null

  // The user has already waited for a page that has shown nothing yet.
  const screen = await render(around(<ListSkeleton />))
  expect(isVisible()).toBe(true)
  await screen.rerender(around(<FormSkeleton />))
  expect(isVisible()).toBe(true)

  await screen.rerender(around(null))
  vi.advanceTimersByTime(501)
  await screen.rerender(around(<FormSkeleton />))
  expect(isVisible()).toBe(false)
  vi.advanceTimersByTime(300)
  await expect.element(page.getByRole('status')).toHaveTextContent('読み込んでいます')
})
