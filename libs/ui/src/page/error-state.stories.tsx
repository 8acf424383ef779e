import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { plainButtonClass } from '../plain/plain-button.tsx'
import { ErrorState } from './error-state.tsx'

const meta = {
  title: 'ui/ErrorState',
  component: ErrorState,
  args: { title: '一覧を読み込めませんでした', children: '通信の状態を確認して、もう一度お試しください。' },
} satisfies Meta<typeof ErrorState>
export default meta

type Story = StoryObj<typeof meta>

export const WithoutAWayOn: Story = {}

export const Retry: Story = {
  args: { onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度読み込む' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Retrying: Story = {
  args: { onRetry: fn(), retrying: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button')).toBeDisabled(),
}

export const InEnglish: Story = {
  args: { title: 'Couldn’t load the list', children: 'Check the connection and try again.', onRetry: fn() },
  globals: { locale: 'en' },
  tags: ['!autodocs'],
  play: async ({ canvas }) => expect(canvas.getByRole('button')).toHaveAccessibleName(/reload/i),
}

export const WithALink: Story = {
  args: {
    title: 'この画面を開く権限がありません',
    children: '必要な場合は、サイトの管理者に依頼してください。',
    action: (
      <a className={plainButtonClass('quiet')} href="#home">
        ホームへ戻る
      </a>
    ),
  },
}
