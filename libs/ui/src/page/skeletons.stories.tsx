import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CardsSkeleton, FormSkeleton, ListSkeleton } from './skeletons.tsx'

const meta = {
  title: 'ui/Skeletons',
  play: async ({ canvas }) => expect(await canvas.findByRole('status')).toHaveTextContent('読み込んでいます'),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const List: Story = { render: () => <ListSkeleton rows={8} /> }

export const Form: Story = { render: () => <FormSkeleton /> }

export const FormWithTitle: Story = { render: () => <FormSkeleton titled /> }

export const Cards: Story = { render: () => <CardsSkeleton /> }
