import '@mantine/notifications/styles.layer.css'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useState, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { loadUiMessages } from '../load-messages.ts'
import { UiProvider } from '../provider.tsx'
import { FeedbackProvider } from './feedback-provider.tsx'
import { useDialogs, type DeleteOptions } from './use-dialogs.tsx'
import { useToasts } from './toasts.tsx'

const show = async (page: ReactNode) => {
  const i18n = setupI18n({ locale: 'ja', messages: { ja: await loadUiMessages('ja') } })
  return render(
    <I18nProvider i18n={i18n}>
      <UiProvider>
        <FeedbackProvider>{page}</FeedbackProvider>
      </UiProvider>
    </I18nProvider>,
  )
}

const RemoveButton = (removal: Partial<DeleteOptions>) => {
  const dialogs = useDialogs()
  const [answer, setAnswer] = useState('')
  const ask = async () =>
    setAnswer((await dialogs.remove({ target: 'フード', name: 'カレー', site: 'ころり', ...removal })) ? 'done' : 'kept')
  return (
    <>
      <button type="button" onClick={() => void ask()}>
        remove
      </button>
      <output>{answer}</output>
    </>
  )
}

describe('useDialogs().remove', () => {
  it('names what is deleted and where, says that it is final, and keeps it on cancel', async () => {
    const screen = await show(<RemoveButton effects={['注文から外れます']} />)
    await screen.getByRole('button', { name: 'remove' }).click()
    const dialog = screen.getByRole('dialog', { name: 'フードの削除' })
    await expect.element(dialog).toMatchTextContent('ころりの「カレー」を削除します。')
    await expect.element(dialog).toMatchTextContent('この操作は元に戻せません。')
    await expect.element(dialog).toMatchTextContent('注文から外れます')
    const [cancel, remove] = dialog.getByRole('button').elements()
    expect([cancel?.textContent, remove?.textContent]).toEqual(['キャンセル', '削除'])
    // Danger is more than a colour: in the shop the main button is red too.
    expect([cancel?.querySelector('svg'), remove?.querySelector('svg')?.nodeName]).toEqual([null, 'svg'])
    await dialog.getByRole('button', { name: 'キャンセル' }).click()
    await expect.element(screen.getByRole('status').first()).toMatchTextContent('kept')
  })

  it('asks for the tick by an error instead of a dead button', async () => {
    const screen = await show(<RemoveButton acknowledge="すべて消えることを確認しました" />)
    await screen.getByRole('button', { name: 'remove' }).click()
    const dialog = screen.getByRole('dialog')
    await dialog.getByRole('button', { name: '削除' }).click()
    await expect.element(dialog).toMatchTextContent('内容を確認して、チェックを入れてください。')
    await dialog.getByRole('checkbox').click()
    await dialog.getByRole('button', { name: '削除' }).click()
    await expect.element(screen.getByRole('status').first()).toMatchTextContent('done')
  })

  it('stays open and says why when the act fails, and succeeds on the next press', async () => {
    let tries = 0
    const perform = async () => {
      tries += 1
      if (tries === 1) throw new Error('refused')
    }
    const screen = await show(<RemoveButton onConfirm={perform} describeFailure={() => '使われているため削除できません。'} />)
    await screen.getByRole('button', { name: 'remove' }).click()
    await screen.getByRole('dialog').getByRole('button', { name: '削除' }).click()
    await expect.element(screen.getByRole('alert')).toMatchTextContent('使われているため削除できません。')
    await screen.getByRole('dialog').getByRole('button', { name: '削除' }).click()
    await expect.element(screen.getByRole('status').first()).toMatchTextContent('done')
  })
})

const AskTwiceButton = () => {
  const dialogs = useDialogs()
  const [answer, setAnswer] = useState('')
  const ask = async () => {
    const question = { title: '公開の確認', body: '公開します。', confirmLabel: '公開する', acknowledge: '確認しました' }
    const first = await dialogs.confirm(question)
    setAnswer(first && (await dialogs.confirm({ ...question, body: 'もう一度確認してください。' })) ? 'done' : 'kept')
  }
  return (
    <>
      <button type="button" onClick={() => void ask()}>
        ask
      </button>
      <output>{answer}</output>
    </>
  )
}

describe('useDialogs().confirm', () => {
  it('asks afresh when one question follows another at once', async () => {
    const screen = await show(<AskTwiceButton />)
    await screen.getByRole('button', { name: 'ask' }).click()
    const dialog = screen.getByRole('dialog')
    await dialog.getByRole('checkbox').click()
    await dialog.getByRole('button', { name: '公開する' }).click()
    await expect.element(dialog).toMatchTextContent('もう一度確認してください。')
    await expect.element(dialog.getByRole('checkbox')).not.toBeChecked()
    await dialog.getByRole('checkbox').click()
    await dialog.getByRole('button', { name: '公開する' }).click()
    await expect.element(screen.getByRole('status').first()).toMatchTextContent('done')
  })
})

const ToastButton = ({ onUndo }: { readonly onUndo: () => void }) => {
  const toasts = useToasts()
  return (
    <button
      type="button"
      onClick={() => {
        toasts.error({ summary: '保存できません' })
        toasts.success({ summary: '削除しました', action: { label: '元に戻す', onClick: onUndo } })
        toasts.info({ summary: '短いお知らせ', life: 200 })
      }}
    >
      toast
    </button>
  )
}

const ShortToastButton = () => {
  const toasts = useToasts()
  return (
    <button type="button" onClick={() => void toasts.info({ summary: '待つお知らせ', life: 400 })}>
      short
    </button>
  )
}

describe('useToasts', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => vi.useRealTimers())
  const pass = () => vi.advanceTimersByTime(1000)
  it('keeps an error, lets a short message go, and runs the action of one', async () => {
    let undone = 0
    const screen = await show(<ToastButton onUndo={() => (undone += 1)} />)
    await screen.getByRole('button', { name: 'toast' }).click()
    await expect.element(screen.getByText('短いお知らせ')).toBeVisible()
    pass()
    await expect.element(screen.getByText('短いお知らせ')).not.toBeInTheDocument()
    await expect.element(screen.getByRole('alert')).toMatchTextContent('保存できません')
    await screen.getByRole('button', { name: '元に戻す' }).click()
    expect(undone).toBe(1)
    await expect.element(screen.getByText('削除しました')).not.toBeInTheDocument()
  })

  it('waits while the pointer is over the toast', async () => {
    const screen = await show(<ShortToastButton />)
    await screen.getByRole('button', { name: 'short' }).click()
    await screen.getByText('待つお知らせ').hover()
    pass()
    await expect.element(screen.getByText('待つお知らせ')).toBeVisible()
    await screen.getByRole('button', { name: 'short' }).hover()
    pass()
    await expect.element(screen.getByText('待つお知らせ')).not.toBeInTheDocument()
  })

  it('waits while the focus is in the toast', async () => {
    const screen = await show(<ShortToastButton />)
    await screen.getByRole('button', { name: 'short' }).click()
    const close = screen.getByRole('button', { name: 'お知らせを閉じる' })
    close.element().focus()
    pass()
    await expect.element(screen.getByText('待つお知らせ')).toBeVisible()
    close.element().blur()
    pass()
    await expect.element(screen.getByText('待つお知らせ')).not.toBeInTheDocument()
  })
})
