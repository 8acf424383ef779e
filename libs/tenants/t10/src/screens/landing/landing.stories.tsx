import { answerJson, never, shows, StoryScreen } from '@captain/content-react/story-parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { screens } from '../../captain.ts'
import { en } from '../../messages/en.ts'
import { ja } from '../../messages/ja.ts'
import { tenant } from '../../tenant.ts'
import { studioApi } from './testing/studio-api.ts'

/** The page of a tenant that prepares its site: as visitors see it, the site's status, the open tasks. */
const meta = {
  title: 't10/Landing',
  component: StoryScreen,
  args: { tenant, messages: { ja, en }, type: 'landing', screen: 'settings', screens, fetch: studioApi().fetch },
  tags: ['alone'],
  parameters: {
    ownFeedback: true,
    layout: 'fullscreen',
    docs: { description: { component: '準備中のサイトの1枚です。来た人に見えるとおりに出て、その上で編集します。' } },
  },
} satisfies Meta<typeof StoryScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Public: Story = { play: shows(/雲の間から/) }

export const InEnglish: Story = { globals: { locale: 'en' }, play: shows(/Handmade between clouds/) }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: shows(/雲の間から/) }

export const ForReaders: Story = { args: { role: 'viewer' }, play: shows(/雲の間から/) }

/** Nothing is written yet, and the page is not public. */
export const Blank: Story = { args: { fetch: studioApi({ isBlank: true }).fetch }, play: shows(/見出しがまだありません/) }

/** All fields are filled in, and a maintenance is running. */
export const Standing: Story = {
  args: {
    fetch: studioApi({
      standing: {
        status: 'active',
        domain: { host: 'studio.example', isVerified: true, sslExpiresOn: '2020-01-01' },
        maintenance: { mode: 'on', startsAt: null, endsAt: '2026-12-01T05:00:00.000Z' },
      },
    }).fetch,
  },
  play: shows(/studio\.example/),
}

export const Editing: Story = {
  // axe reports the label below the drawer's edge as hidden: the page behind the drawer doesn't scroll.
  parameters: { a11y: { config: { rules: [{ id: 'label-title-only', enabled: false }] } } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '編集' }))
    await screen.findByRole('textbox', { name: /連絡先メール/ })
  },
}

export const Loading: Story = { args: { fetch: never } }

export const Failed: Story = {
  args: { fetch: async () => answerJson({ status: 500, code: 'internal' }, 500) },
  play: shows(/読み込めませんでした/),
}
