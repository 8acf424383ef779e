import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PlainButton, plainButtonClass } from './plain-button.tsx'

const meta = {
  title: 'ui/PlainButton',
  component: PlainButton,
  args: { children: 'ログイン', onClick: fn() },
} satisfies Meta<typeof PlainButton>
export default meta

type Story = StoryObj<typeof meta>

export const Primary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Quiet: Story = { args: { tone: 'quiet', children: 'キャンセル' } }

export const Disabled: Story = { args: { disabled: true } }

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'ログイン' })).toBeDisabled()
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true')
  },
}

export const Link: Story = {
  render: () => (
    <a className={plainButtonClass()} href="#home">
      ホームへ戻る
    </a>
  ),
}
