import type { Meta, StoryObj } from '@storybook/react-vite'
import { question } from '../../form/testing/shelf-content.ts'
import { answerJson, never, ShelfStory } from '../../testing-stories/shelf-story.tsx'
import { shows } from '../../testing-stories/shows.ts'

const LONG = { ...question, subject: '長い件名'.repeat(30), body: `${'とても長い本文です。'.repeat(100)}\n${'W'.repeat(400)}` }

/** A message from outside, and how it is handled. */
const meta = {
  title: 'content/Inbox',
  component: ShelfStory,
  args: { type: 'mail', screen: 'preview-by-id', record: question },
  tags: ['alone'],
  parameters: { ownFeedback: true, layout: 'fullscreen' },
} satisfies Meta<typeof ShelfStory>
export default meta

type Story = StoryObj<typeof meta>

export const New: Story = { play: shows(/5名で行けますか。/) }

export const InEnglish: Story = { ...New, globals: { locale: 'en' } }

export const OnAPhone: Story = { args: { record: LONG }, globals: { viewport: { value: 'phone' } }, play: shows(/長い件名/) }

/** The sender asked for a call. */
export const ByPhone: Story = {
  args: { record: { ...question, phone: '03-0000-0901', answerBy: 'phone' } },
  play: shows(/電話での返信を希望しています。/),
}

export const ByPhoneInEnglish: Story = { ...ByPhone, globals: { locale: 'en' }, play: shows(/Call/) }

export const Done: Story = {
  args: { record: { ...question, status: 'done', state: 'done', replyNote: '窓側で承りました。', repliedAt: '2026-11-21T05:00:00.000Z' } },
  play: shows(/窓側で承りました。/),
}

export const Spam: Story = { args: { record: { ...question, status: 'spam', state: 'spam' } }, play: shows(/5名で行けますか。/) }

/** A message cannot be done without a note. */
export const NoteMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '対応済みにする' }))
    await shows(/入力してください。/)()
  },
}

export const ForReaders: Story = { args: { role: 'viewer' }, play: shows(/5名で行けますか。/) }

export const Loading: Story = { args: { answers: never } }

export const Failed: Story = {
  args: { answers: () => answerJson({ status: 500, code: 'internal' }, 500) },
  play: shows(/読み込めませんでした/),
}

export const NotFound: Story = { args: { answers: () => answerJson({ status: 404, code: 'not-found' }, 404) } }
