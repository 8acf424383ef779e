import { TextInput } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Kbd } from './kbd.tsx'
import { useShortcuts } from './use-shortcuts.ts'

const Screen = () => {
  const [actions, setActions] = useState<readonly string[]>([])
  const note = (action: string) => setActions((before) => [...before, action])
  useShortcuts([
    { keys: 'j', run: () => note('次の行') },
    {
      keys: 'mod+S',
      inInputs: true,
      run: (event) => {
        event.preventDefault()
        note('保存')
      },
    },
  ])
  return (
    <>
      <p>
        <Kbd keys="j" /> 次の行へ <Kbd keys="mod+S" /> 保存（入力中も使えます）
      </p>
      <TextInput label="名前" />
      <p>
        操作：<output>{actions.join('、') || 'なし'}</output>
      </p>
    </>
  )
}

const meta = { title: 'ui/useShortcuts', render: () => <Screen /> } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const OnAScreen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('j')
    await expect(canvas.getByRole('status')).toHaveTextContent('次の行')
  },
}

export const InsideAnInput: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('名前'), 'jojo')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(canvas.getByLabelText('名前')).toHaveValue('jojo')
    await expect(canvas.getByRole('status')).toHaveTextContent(/^保存$/)
  },
}
