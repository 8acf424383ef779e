import type { Meta, StoryObj } from '@storybook/react-vite'
import { HarbourMotif } from './harbour-motif.tsx'

const meta = { title: 'ui/HarbourMotif', component: HarbourMotif } satisfies Meta<typeof HarbourMotif>
export default meta

type Story = StoryObj<typeof meta>

export const Lit: Story = {}

export const Dark: Story = { args: { lit: false } }
