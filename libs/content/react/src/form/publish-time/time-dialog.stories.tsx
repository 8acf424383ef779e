import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, within } from 'storybook/test'
import { harbour } from '../testing/shelf-content.ts'
import { ShelfStory } from '../../testing-stories/shelf-story.tsx'

const START = '2099-12-01T00:00:00.000Z'
const draft = { ...harbour, status: 'draft', state: 'draft', publishFrom: null, firstPublishedAt: null }
const scheduled = { ...harbour, state: 'scheduled', publishFrom: START, firstPublishedAt: START }

/** The menu of publishing and its dialogs. */
const meta = {
  title: 'content/Publishing',
  component: ShelfStory,
  args: { type: 'story', screen: 'edit', record: draft },
  tags: ['alone'],
  parameters: { ownFeedback: true, layout: 'fullscreen' },
} satisfies Meta<typeof ShelfStory>
export default meta

type Story = StoryObj<typeof meta>

const opens =
  (item?: RegExp): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(公開の操作|Publication)$/ }))
    if (item === undefined) return void (await screen.findAllByRole('menuitem'))
    await userEvent.click(await screen.findByRole('menuitem', { name: item }))
    await within(await screen.findByRole('dialog')).findByRole('textbox', { name: /日付$/ })
  }

export const MenuOfADraft: Story = { play: opens() }

export const MenuOfAScheduledArticle: Story = { args: { record: scheduled }, play: opens() }

export const MenuInEnglish: Story = { ...MenuOfAScheduledArticle, globals: { locale: 'en' } }

export const Start: Story = { play: opens(/日時を指定して公開/) }

export const End: Story = { args: { record: scheduled }, play: opens(/公開終了日時を指定/) }
