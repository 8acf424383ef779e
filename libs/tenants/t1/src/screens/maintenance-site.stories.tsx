import { answerJson, never, seedApi, shows, StoryScreen } from '@captain/content-react/story-parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screens } from '../captain.ts'
import { en } from '../messages/en.ts'
import { ja } from '../messages/ja.ts'
import { seed } from '../seed.ts'
import { tenant } from '../tenant.ts'

const demo = seedApi(tenant, seed)

/** The sites with their maintenance: planned, running, and a button that starts or ends it. */
const meta = {
  title: 't1/Maintenance sites',
  component: StoryScreen,
  args: { tenant, messages: { ja, en }, type: 'maintenance-site', screen: 'list', screens, fetch: demo, role: 'owner' },
  tags: ['alone'],
  parameters: {
    ownFeedback: true,
    layout: 'fullscreen',
    docs: { description: { component: 'サイトごとのメンテナンスです。予定、実施中、すぐに始める・終える操作があります。' } },
  },
} satisfies Meta<typeof StoryScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Sites: Story = { play: shows(/スターポルト/) }

export const SitesInEnglish: Story = { globals: { locale: 'en' }, play: shows(/Starport/) }

export const SitesOnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: shows(/スターポルト/) }

export const SitesForReaders: Story = { args: { role: 'viewer' }, play: shows(/スターポルト/) }

export const Loading: Story = { args: { fetch: never } }

export const Failed: Story = {
  args: { fetch: async () => answerJson({ status: 500, code: 'internal' }, 500) },
  play: shows(/読み込めませんでした/),
}
