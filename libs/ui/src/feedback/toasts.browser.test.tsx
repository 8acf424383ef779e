import '@mantine/notifications/styles.layer.css'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useState, type CSSProperties } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { loadUiMessages } from '../load-messages.ts'
import { UiProvider } from '../provider.tsx'
import { FeedbackProvider } from './feedback-provider.tsx'
import { keepToastsAbove } from './bottom-bars.ts'
import { useToasts } from './toasts.tsx'

const STICKY: CSSProperties = { position: 'sticky', bottom: 0, display: 'flex', justifyContent: 'flex-end', padding: 12 }

/** A long form above a sticky bar, with room below as in the frame of the back office. */
const Screen = ({ hasBar }: { readonly hasBar: boolean }) => {
  const toasts = useToasts()
  const [isDirty, setDirty] = useState(hasBar)
  return (
    <div style={{ paddingBottom: 64 }}>
      <button type="button" onClick={() => void toasts.error({ summary: '保存できません', detail: '通信の状態を確認してください。' })}>
        toast
      </button>
      <button type="button" onClick={() => setDirty(!isDirty)}>
        edit
      </button>
      <div style={{ height: 2000 }} />
      {isDirty && (
        <div ref={keepToastsAbove} style={STICKY}>
          <button type="button">save</button>
        </div>
      )}
    </div>
  )
}

const show = async (hasBar: boolean) => {
  const i18n = setupI18n({ locale: 'ja', messages: { ja: await loadUiMessages('ja') } })
  const screen = await render(
    <I18nProvider i18n={i18n}>
      <UiProvider>
        <FeedbackProvider>
          <Screen hasBar={hasBar} />
        </FeedbackProvider>
      </UiProvider>
    </I18nProvider>,
  )
  window.scrollTo(0, 0)
  await screen.getByRole('button', { name: 'toast' }).click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  return screen
}

const boxOf = (role: 'alert' | 'button', name?: string) => page.getByRole(role, { name }).element().getBoundingClientRect()

/** The px between the toast and the window's lower edge. */
const toastHeight = () => innerHeight - boxOf('alert').bottom

/** The px between the toast and the button of the bar below it; negative if it covers the button. */
const clearance = () => boxOf('button', 'save').top - boxOf('alert').bottom

it.each([1440, 390])('stays above a bar of actions at %i px, wherever the page is scrolled', async (width) => {
  await page.viewport(width, 844)
  await show(true)
  await expect.poll(clearance).toBeGreaterThan(0)
  window.scrollTo(0, document.documentElement.scrollHeight)
  await expect.poll(() => boxOf('button', 'save').bottom).toBeLessThan(innerHeight - 64)
  await expect.poll(clearance).toBeGreaterThan(0)
})

it('makes room for a bar that appears later, and returns when it has gone', async () => {
  await page.viewport(1440, 844)
  const screen = await show(false)
  await expect.poll(toastHeight).toBe(16)
  await screen.getByRole('button', { name: 'edit' }).click()
  await expect.poll(clearance).toBeGreaterThan(0)
  await screen.getByRole('button', { name: 'edit' }).click()
  await expect.poll(toastHeight).toBe(16)
})

it('shows nothing of a screen before', async () => {
  const before = await show(false)
  await before.unmount()
  await show(false)
  expect(page.getByRole('alert').elements()).toHaveLength(1)
})
