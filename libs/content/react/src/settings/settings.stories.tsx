import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { bankSettings, cardSettings } from '../form/testing/shelf-content.ts'
import { answerJson, never, ShelfStory } from '../testing-stories/shelf-story.tsx'
import { shows } from '../testing-stories/shows.ts'

/** Settings: a singleton, on a page. */
const meta = {
  title: 'content/Settings',
  component: ShelfStory,
  args: { type: 'bank', screen: 'settings', record: bankSettings, others: [bankSettings] },
  tags: ['alone'],
  parameters: { ownFeedback: true, layout: 'fullscreen' },
} satisfies Meta<typeof ShelfStory>
export default meta

type Story = StoryObj<typeof meta>

export const Bank: Story = { play: async () => void (await screen.findByRole('textbox', { name: '案内' })) }

export const InEnglish: Story = {
  globals: { locale: 'en' },
  play: async () => void (await screen.findByRole('textbox', { name: 'Guide' })),
}

/** A stored secret is never readable, and the entered settings can be tested. */
export const CardsWithATrial: Story = {
  args: { type: 'card', record: cardSettings, others: [cardSettings] },
  play: shows(/接続テスト/),
}

export const ForReaders: Story = { args: { role: 'viewer' }, play: shows(/前払いでお願いします/) }

export const Loading: Story = { args: { answers: never } }

export const Failed: Story = {
  args: { answers: () => answerJson({ status: 500, code: 'internal' }, 500) },
  play: shows(/読み込めませんでした/),
}
