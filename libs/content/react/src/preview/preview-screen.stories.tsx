import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { firstRules, secondRules } from '../form/testing/shelf-rules.ts'
import { answerJson, never, ShelfStory } from '../testing-stories/shelf-story.tsx'
import { shows } from '../testing-stories/shows.ts'

/** A stored record in the public layout: the bar above it, and each failure. The site renders the page itself. */
const meta = {
  title: 'content/Preview',
  component: ShelfStory,
  args: { type: 'rules', screen: 'preview-by-id', record: secondRules, others: [firstRules] },
  tags: ['alone'],
  parameters: { ownFeedback: true, layout: 'fullscreen' },
} satisfies Meta<typeof ShelfStory>
export default meta

type Story = StoryObj<typeof meta>

export const Draft: Story = { play: shows(/下書き/) }

export const Public: Story = { args: { record: firstRules, others: [] }, play: shows(/施行中/) }

export const AsAPhoneShowsItInEnglish: Story = {
  play: async () => {
    const find = () => screen.findByTitle('プレビュー')
    const whole = (await find()).clientWidth
    await userEvent.click(screen.getByRole('radio', { name: '390' }))
    await waitFor(async () => expect((await find()).clientWidth).toBe(390))
    await expect(whole).toBeGreaterThan(390)
    await userEvent.click(screen.getByRole('radio', { name: '英語' }))
    await waitFor(async () => expect((await find()).getAttribute('src')).toMatch(/\/preview\?locale=en$/))
  },
}

export const InEnglish: Story = { globals: { locale: 'en' } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const ForReaders: Story = { args: { role: 'viewer' }, play: shows(/下書き/) }

export const Loading: Story = { args: { answers: never } }

export const Failed: Story = {
  args: { answers: () => answerJson({ status: 500, code: 'internal' }, 500) },
  play: shows(/プレビューを読み込めませんでした/),
}

export const NotFound: Story = {
  args: { answers: () => answerJson({ status: 404, code: 'not-found' }, 404) },
  play: shows(/削除されたか/),
}
