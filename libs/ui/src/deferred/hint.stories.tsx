import { ActionIcon } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconAnchor } from '@tabler/icons-react'
import { expect, screen, waitFor } from 'storybook/test'
import { Hint } from './hint.tsx'

const meta = {
  title: 'ui/Hint',
  component: Hint,
  args: {
    label: 'テナント',
    children: (ref) => (
      <ActionIcon ref={ref as never} aria-label="テナント">
        <IconAnchor size={17} />
      </ActionIcon>
    ),
  },
} satisfies Meta<typeof Hint>
export default meta

type Story = StoryObj<typeof meta>

export const AtRest: Story = {}

export const Hovered: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'テナント' })
    // The code loads after the first paint; a pointer that already rests moves again.
    await waitFor(async () => {
      await userEvent.unhover(button)
      await userEvent.hover(button)
      await expect(await screen.findByText('テナント', {}, { timeout: 500 })).toBeVisible()
    })
  },
}

export const Disabled: Story = { args: { disabled: true } }
