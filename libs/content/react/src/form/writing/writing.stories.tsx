import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { answerJson, ShelfStory } from '../../testing-stories/shelf-story.tsx'
import { shows } from '../../testing-stories/shows.ts'
import { preview } from './writing-view.ts'

const PAGE = `<!doctype html><html lang="ja"><head><title>潮の便り</title></head><body style="font: 16px/1.9 sans-serif; margin: 24px">
  <h1>潮の便り</h1><p>今朝の港は凪で、猫が三匹、防波堤にいました。</p></body></html>`

/** A text that is written as a page, with the public page of the unsaved values. */
const meta = {
  title: 'content/Writing',
  component: ShelfStory,
  args: {
    type: 'report',
    screen: 'new',
    record: {},
    answers: (path) => (path.endsWith('/preview') ? new Response(PAGE, { headers: { 'content-type': 'text/html' } }) : null),
  },
  tags: ['alone'],
  parameters: { ownFeedback: true, layout: 'fullscreen' },
  beforeEach: () => () => preview.set(false),
} satisfies Meta<typeof ShelfStory>
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const press = async ({ canvas, userEvent }: Context, name: RegExp) => userEvent.click(await canvas.findByRole('button', { name }))

const isShown = () => waitFor(() => expect(document.querySelector('iframe')?.contentDocument?.body.textContent).toContain('防波堤'))

export const New: Story = {
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'ブロックを追加' })),
}

export const OnAPhone: Story = { ...New, globals: { viewport: { value: 'phone' } } }

export const PreviewBesideTheForm: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async (context) => {
    await press(context, /^横にプレビュー$/)
    await isShown()
  },
}

export const PreviewOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await press(context, /^入力中の内容をプレビュー$/)
    await expect(await screen.findByRole('button', { name: '入力に戻る' })).toHaveFocus()
    await isShown()
  },
}

export const PreviewFailed: Story = {
  args: { answers: (path) => (path.endsWith('/preview') ? answerJson({ status: 500, title: 'broken' }, 500) : null) },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await press(context, /^入力中の内容をプレビュー$/)
    await shows(/プレビューを更新できませんでした。/)()
  },
}
