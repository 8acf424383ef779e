import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PlainField } from './plain-field.tsx'
import { PlainIconButton } from './plain-icon-button.tsx'

const meta = {
  title: 'ui/PlainField',
  component: PlainField,
  args: { label: 'メールアドレス', type: 'email', autoComplete: 'off' },
} satisfies Meta<typeof PlainField>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Filled: Story = { args: { defaultValue: 'mike@example.com' } }

export const Wrong: Story = {
  args: { defaultValue: 'mike@', error: 'メールアドレスを正しく入力してください（例：name@example.com）。' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('メールアドレス')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/正しく入力してください/)
  },
}

export const WithAHint: Story = {
  args: { label: 'パスワード', type: 'password', hint: '12文字以上で入力してください。' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('パスワード')).toHaveAccessibleDescription('12文字以上で入力してください。')
  },
}

export const Disabled: Story = { args: { defaultValue: 'mike@example.com', disabled: true } }

export const WithAButton: Story = {
  args: {
    label: 'パスワード',
    type: 'password',
    defaultValue: 'himitsu',
    end: <PlainIconButton label="パスワードを表示">👁</PlainIconButton>,
  },
}
