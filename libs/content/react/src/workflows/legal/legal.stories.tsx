import type { Meta, StoryObj } from '@storybook/react-vite'
import { firstRules, secondRules } from '../../form/testing/shelf-rules.ts'
import { ShelfStory } from '../../testing-stories/shelf-story.tsx'
import { shows } from '../../testing-stories/shows.ts'

/** The versions of a legal document: the draft of the next one, and the locked published ones. */
const meta = {
  title: 'content/Legal',
  component: ShelfStory,
  args: { type: 'rules', screen: 'edit', record: secondRules, others: [firstRules] },
  tags: ['alone'],
  parameters: { ownFeedback: true, layout: 'fullscreen' },
} satisfies Meta<typeof ShelfStory>
export default meta

type Story = StoryObj<typeof meta>

export const DraftOfTheNextVersion: Story = { play: shows(/返品の期間を変えました/) }

export const InForce: Story = { args: { record: firstRules, others: [] }, play: shows(/施行中/) }

export const InForceInEnglish: Story = { args: { record: firstRules, others: [] }, globals: { locale: 'en' } }

export const NewVersion: Story = { args: { screen: 'new', record: {}, others: [firstRules] } }

export const DraftExists: Story = {
  args: { screen: 'new', record: {}, others: [firstRules, { ...secondRules, id: '01M7YS4WY3HSZYWPGDXEV0YMFD' }] },
}

export const ForReaders: Story = { args: { role: 'viewer' }, play: shows(/カフェころり/) }
