import type { Meta, StoryObj } from '@storybook/react-vite'
import { Kbd } from './kbd.tsx'

const meta = { title: 'ui/Kbd', component: Kbd, args: { keys: 'mod+S' } } satisfies Meta<typeof Kbd>
export default meta

type Story = StoryObj<typeof meta>

export const Combination: Story = {}

export const OneKey: Story = { args: { keys: '/' } }

export const Named: Story = { args: { keys: 'mod+shift+enter' } }
