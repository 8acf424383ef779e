import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { coffee } from '../form/testing/shelf-content.ts'
import { answerJson, never, ShelfStory, type ShelfStoryProps } from '../testing-stories/shelf-story.tsx'
import { shows } from '../testing-stories/shows.ts'

const by = { id: 'b', name: '喫茶 編' }
const REVISIONS = [
  { number: 2, createdAt: '2026-11-20T05:00:00.000Z', createdBy: by, changedFields: ['name'] },
  { number: 1, createdAt: '2026-11-01T05:00:00.000Z', createdBy: by, changedFields: ['name', 'milliliters'] },
]
const PAST = {
  name: { ja: '月曜の珈琲', en: null },
  milliliters: 180,
  note: '苦め',
  sizes: [{ label: '大' }, { label: '特大' }],
  lockVersion: 1,
}

const withPast: ShelfStoryProps['answers'] = (path, api) => {
  if (path.endsWith('/revisions')) return answerJson({ items: REVISIONS })
  return path.endsWith('/revisions/1') ? answerJson({ ...api.record(), ...PAST }) : null
}

/** Earlier states of a record, and their differences from the current one. */
const meta = {
  title: 'content/History',
  component: ShelfStory,
  args: { type: 'drink', screen: 'edit', record: { ...coffee, name: { ja: '火曜の珈琲', en: null } }, answers: withPast },
  tags: ['alone'],
  parameters: { ownFeedback: true, layout: 'fullscreen' },
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: /変更履歴|History/ })),
} satisfies Meta<typeof ShelfStory>
export default meta

type Story = StoryObj<typeof meta>

export const Versions: Story = {
  play: async (context) => {
    await meta.play(context)
    await screen.findByRole('button', { name: /2026\/11\/01/ })
  },
}

export const Difference: Story = {
  play: async (context) => {
    await meta.play(context)
    await context.userEvent.click(await screen.findByRole('button', { name: /2026\/11\/01/ }))
    await shows(/この版の内容に戻す/)()
  },
}

export const Loading: Story = { args: { answers: (path) => (path.includes('/revisions') ? never() : null) } }

export const Failed: Story = {
  args: { answers: (path) => (path.includes('/revisions') ? answerJson({ status: 500, code: 'internal' }, 500) : null) },
  play: async (context) => {
    await meta.play(context)
    await shows(/読み込めませんでした/)()
  },
}
