import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { lazyPart } from './lazy-part.tsx'

/** A part whose code never arrives. */
const Missing = ({ isOverlay = false }: { readonly isOverlay?: boolean }) => {
  const [Part] = useState(() => lazyPart<object>(() => Promise.reject(new TypeError('Failed to fetch')), { isOverlay }))
  return <Part />
}

const meta = {
  title: 'ui/LazyPart',
  component: Missing,
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'もう一度読み込む' })).toBeVisible(),
} satisfies Meta<typeof Missing>
export default meta

type Story = StoryObj<typeof meta>

export const InPlace: Story = {}

export const AboveThePage: Story = { args: { isOverlay: true } }
