import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import '../styles.css'
import '../back-office.css'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { loadUiMessages } from '../load-messages.ts'
import { UiProvider } from '../provider.tsx'
import { FeedbackProvider } from './feedback-provider.tsx'
import { useToasts } from './toasts.tsx'
import { useDialogs } from './use-dialogs.tsx'

// The server no longer has the chunk of dialogs and toasts.
vi.mock('./feedback-host.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

afterEach(() => vi.restoreAllMocks())

type ActionsProps = { readonly onConfirm?: () => Promise<void> }

const Actions = ({ onConfirm }: ActionsProps) => {
  const dialogs = useDialogs()
  const toasts = useToasts()
  const [answer, setAnswer] = useState('')
  const remove = async () => {
    const effects = ['注文から外れます']
    setAnswer((await dialogs.remove({ target: 'フード', name: 'カレー', site: 'ころり', effects, onConfirm })) ? 'done' : 'kept')
  }
  return (
    <>
      <button type="button" onClick={() => void remove()}>
        remove
      </button>
      <button type="button" onClick={() => void toasts.error({ summary: '保存できません', detail: '通信の状態を確認してください。' })}>
        save
      </button>
      <output>{answer}</output>
    </>
  )
}

const show = async (props: ActionsProps = {}) => {
  const i18n = setupI18n({ locale: 'ja', messages: { ja: await loadUiMessages('ja') } })
  await render(
    <I18nProvider i18n={i18n}>
      <UiProvider>
        <FeedbackProvider>
          <Actions {...props} />
        </FeedbackProvider>
      </UiProvider>
    </I18nProvider>,
  )
}

const button = (name: string) => page.getByRole('button', { name })

it('asks a question by the browser’s own dialog, in the same words', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true)
  await show()
  await button('remove').click()
  await expect.element(page.getByText('done')).toBeVisible()
  expect(confirm.mock.calls.flat().join('').split(/\n+/)).toEqual([
    'フードの削除',
    'ころりの「カレー」を削除します。',
    'この操作は元に戻せません。',
    '注文から外れます',
  ])
})

it('does nothing where the question is declined', async () => {
  vi.spyOn(window, 'confirm').mockReturnValue(false)
  const onConfirm = vi.fn<() => Promise<void>>(async () => undefined)
  await show({ onConfirm })
  await button('remove').click()
  await expect.element(page.getByText('kept')).toBeVisible()
  expect(onConfirm).not.toHaveBeenCalled()
})

it('says why the action failed', async () => {
  vi.spyOn(window, 'confirm').mockReturnValue(true)
  const alert = vi.spyOn(window, 'alert').mockReturnValue()
  await show({ onConfirm: () => Promise.reject(new Error('refused')) })
  await button('remove').click()
  await expect.element(page.getByText('kept')).toBeVisible()
  expect(alert.mock.calls).toEqual([['処理できませんでした。通信の状態を確認して、もう一度お試しください。']])
})

it('shows the words of a toast until it is closed', async () => {
  await show()
  await button('save').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('保存できません通信の状態を確認してください。')
  await button('お知らせを閉じる').click()
  await expect.element(page.getByText('保存できません')).not.toBeInTheDocument()
})
