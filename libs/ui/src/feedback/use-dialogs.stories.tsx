import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { useDialogs } from './use-dialogs.tsx'

type ScreenProps = {
  /** Opens the dialog when the button is pressed. */
  readonly open: (dialogs: ReturnType<typeof useDialogs>) => Promise<boolean>
}

const Screen = ({ open: ask }: ScreenProps) => {
  const dialogs = useDialogs()
  const [answer, setAnswer] = useState('')
  const press = async () => setAnswer((await ask(dialogs)) ? '実行しました' : '何もしていません')
  return (
    <>
      <Button variant="default" onClick={() => void press()}>
        確認を開く
      </Button>
      <p>
        <output>{answer}</output>
      </p>
    </>
  )
}

const removal = { target: 'フード', name: '海老と帆立のクリームコロッケ', site: 'ころり' }

const meta = {
  title: 'ui/useDialogs',
  component: Screen,
  args: { open: (dialogs) => dialogs.remove(removal) },
  tags: ['alone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '確認を開く' }))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  },
} satisfies Meta<typeof Screen>
export default meta

type Story = StoryObj<typeof meta>

export const Confirm: Story = {
  args: {
    open: (dialogs) =>
      dialogs.confirm({ title: '公開の確認', body: '保存した内容を、すぐにサイトへ公開します。', confirmLabel: '公開する' }),
  },
}

export const Remove: Story = {}

export const RemoveWithEffects: Story = {
  args: {
    open: (dialogs) =>
      dialogs.remove({
        ...removal,
        effects: ['「冬のコース」の一覧から外れます', '公開中のページは表示できなくなります'],
        acknowledge: '関連する2件への影響を確認しました',
      }),
  },
}

export const MissingTick: Story = {
  ...RemoveWithEffects,
  play: async (context) => {
    await meta.play(context)
    await context.userEvent.click(screen.getByRole('button', { name: '削除' }))
    await expect(screen.getByRole('checkbox')).toBeInvalid()
    await expect(screen.getByRole('dialog')).toHaveTextContent('内容を確認して、チェックを入れてください。')
  },
}

export const Failing: Story = {
  args: { open: (dialogs) => dialogs.remove({ ...removal, onConfirm: () => Promise.reject(new Error('refused')) }) },
  play: async (context) => {
    await meta.play(context)
    await context.userEvent.click(screen.getByRole('button', { name: '削除' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('処理できませんでした。')
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
}

export const Running: Story = {
  args: { open: (dialogs) => dialogs.remove({ ...removal, onConfirm: () => new Promise(() => {}) }) },
  play: async (context) => {
    await meta.play(context)
    await context.userEvent.click(screen.getByRole('button', { name: '削除' }))
    await expect(screen.getByRole('button', { name: 'キャンセル' })).toBeDisabled()
  },
}

export const Leave: Story = { args: { open: (dialogs) => dialogs.cancel() } }

export const Reset: Story = { args: { open: (dialogs) => dialogs.reset() } }

export const ClosedByEscape: Story = {
  play: async (context) => {
    await meta.play(context)
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(context.canvas.getByRole('status')).toHaveTextContent('何もしていません'))
  },
}

export const OnAPhone: Story = { ...RemoveWithEffects, globals: { viewport: { value: 'phone' } } }

export const InEnglish: Story = {
  args: { open: (dialogs) => dialogs.remove({ target: 'Dish', name: 'Cream croquettes', site: 'Korori' }) },
  globals: { locale: 'en' },
}
