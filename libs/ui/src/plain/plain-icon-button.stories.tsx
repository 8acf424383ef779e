import { IconX } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PlainIconButton } from './plain-icon-button.tsx'

const meta = {
  title: 'ui/PlainIconButton',
  component: PlainIconButton,
  args: { label: '閉じる', onClick: fn(), children: <IconX size={18} stroke={1.6} aria-hidden /> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof PlainIconButton>
export default meta

type Story = StoryObj<typeof meta>

export const Close: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: '閉じる' })).toHaveFocus()
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Disabled: Story = { args: { disabled: true } }
