import { answerJson, never, seedApi, shows, StoryScreen } from '@captain/content-react/story-parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screens } from '../captain.ts'
import { en } from '../messages/en.ts'
import { ja } from '../messages/ja.ts'
import { seed } from '../seed.ts'
import { tenant } from '../tenant.ts'

/** The shop's own screens, over its demo records. */
const meta = {
  title: 't6/Screens',
  component: StoryScreen,
  args: { tenant, messages: { ja, en }, type: 'delivery', screen: 'list', screens, fetch: seedApi(tenant, seed) },
  tags: ['!autodocs'],
  parameters: { ownFeedback: true, layout: 'fullscreen' },
} satisfies Meta<typeof StoryScreen>
export default meta

type Story = StoryObj<typeof meta>

const failing = async (): Promise<Response> => answerJson({ status: 500, code: 'internal' }, 500)
const nothing = async (): Promise<Response> =>
  answerJson({ items: [], next: null, count: { value: 0, capped: false }, included: { records: {}, media: {}, accounts: {} } })

export const Delivery: Story = { play: shows(/東京都/) }

export const DeliveryInEnglish: Story = { globals: { locale: 'en' }, play: shows(/Tokyo/) }

export const DeliveryForReaders: Story = { args: { role: 'viewer' }, play: shows(/東京都/) }

export const DeliveryLoading: Story = { args: { fetch: never } }

export const DeliveryFailed: Story = { args: { fetch: failing }, play: shows(/読み込めませんでした/) }

export const Recommendations: Story = { args: { type: 'product-recommend' }, play: shows(/白磁の飯碗|刺し子/) }

export const RecommendationsForReaders: Story = { args: { type: 'product-recommend', role: 'viewer' }, play: shows(/白磁の飯碗|刺し子/) }

export const NoRecommendations: Story = { args: { type: 'product-recommend', fetch: nothing } }

export const RecommendationsFailed: Story = { args: { type: 'product-recommend', fetch: failing }, play: shows(/読み込めませんでした/) }

export const PickRecommendations: Story = { args: { type: 'product-recommend', screen: 'new' }, play: shows(/白磁の飯碗/) }

export const Orders: Story = { args: { type: 'order' }, play: shows(/見本 太郎/) }

export const OrdersInEnglish: Story = { args: { type: 'order' }, globals: { locale: 'en' }, play: shows(/見本 太郎/) }

export const OrdersFailed: Story = { args: { type: 'order', fetch: failing }, play: shows(/読み込めませんでした/) }

export const NewNotice: Story = { args: { type: 'tokusho', screen: 'new' } }
