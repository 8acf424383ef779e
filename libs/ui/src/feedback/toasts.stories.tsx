import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { useToasts, type Toast } from './toasts.tsx'

const Screen = (toast: Toast) => {
  const toasts = useToasts()
  return (
    <Button variant="default" onClick={() => void toasts.show(toast)}>
      お知らせを出す
    </Button>
  )
}

const meta = {
  title: 'ui/useToasts',
  component: Screen,
  args: { severity: 'success', summary: '保存しました', life: 60_000 },
  tags: ['alone'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'お知らせを出す' }))
    const isUrgent = args.severity === 'error' || args.severity === 'warn'
    const toast = await screen.findByRole(isUrgent ? 'alert' : 'status')
    await waitFor(() => expect(toast).toBeVisible())
    await expect(toast).toHaveTextContent(args.summary as string)
  },
} satisfies Meta<typeof Screen>
export default meta

type Story = StoryObj<typeof meta>

export const Success: Story = {}

export const Info: Story = { args: { severity: 'info', summary: '新しい版があります', detail: '再読み込みすると使えます。' } }

export const Warning: Story = {
  args: { severity: 'warn', summary: 'ほかの人が編集しています', detail: '三毛さんが2分前に保存しました。' },
}

export const Failure: Story = {
  args: { severity: 'error', summary: '保存できませんでした', detail: '通信の状態を確認して、もう一度お試しください。' },
}

export const Secondary: Story = { args: { severity: 'secondary', summary: '下書きを残しました' } }

export const Contrast: Story = { args: { severity: 'contrast', summary: 'リンクをコピーしました' } }

export const WithAnAction: Story = {
  args: { summary: '「カレー」を削除しました', action: { label: '元に戻す', onClick: fn() } },
  play: async (context) => {
    await meta.play(context)
    await context.userEvent.click(screen.getByRole('button', { name: '元に戻す' }))
    await expect(context.args.action?.onClick).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByText('「カレー」を削除しました')).not.toBeInTheDocument())
  },
}

export const Closed: Story = {
  play: async (context) => {
    await meta.play(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'お知らせを閉じる' }))
    await waitFor(() => expect(screen.queryByText('保存しました')).not.toBeInTheDocument())
  },
}

export const LongOnAPhone: Story = {
  args: {
    severity: 'error',
    summary: '24件のうち3件を公開できませんでした',
    detail: '「海老と帆立のクリームコロッケ」「冬野菜のポトフ」「りんごのタルトタタン」は、必須の項目が入力されていません。',
  },
  globals: { viewport: { value: 'phone' } },
}
