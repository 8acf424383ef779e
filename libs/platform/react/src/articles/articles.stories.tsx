import { shows } from '@captain/content-react/story-parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { articleApi, FORBIDDEN, NEVER, NOT_THERE, UNAVAILABLE, whole, type ArticleApi } from './testing/article-api.ts'
import { ArticleRoutes } from './testing/article-routes.tsx'

type PageProps = { readonly api: ArticleApi; readonly at: string }

const Page = ({ at }: PageProps) => (
  <div style={{ padding: '20px 16px 64px' }}>
    <ArticleRoutes at={at} />
  </div>
)

const LIST = '/api/v1/staff/article'
const AT = '/captain/article/maintenance-steps'

const answered = (path: string, answer: Parameters<ArticleApi['answer']>[1]): ArticleApi => {
  const api = articleApi()
  api.answer(path, answer)
  return api
}

/** Staff articles: the list, one article, and their loading, error and empty states. */
const meta = {
  title: 'platform/Articles',
  component: Page,
  args: { api: articleApi(), at: '/captain/article' },
  argTypes: { api: { control: false } },
  parameters: { layout: 'fullscreen' },
  tags: ['alone'],
  beforeEach: ({ args }) => args.api.install(),
} satisfies Meta<typeof Page>
export default meta

type Story = StoryObj<typeof meta>

export const List: Story = { play: shows(/メンテナンスの手順/) }

export const ListOnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: shows(/メンテナンスの手順/) }

export const NothingYet: Story = { args: { api: articleApi({ articles: [] }) }, play: shows(/まだありません|No articles/) }

export const NoMatch: Story = { args: { at: '/captain/article?q=zzz' }, play: shows(/条件に合う記事はありません|No articles match/) }

export const Loading: Story = { args: { api: answered(LIST, NEVER) }, play: shows(/読み込んでいます|Loading/) }

export const Failed: Story = { args: { api: answered(LIST, UNAVAILABLE) }, play: shows(/一時的に利用できません/) }

export const NotAllowed: Story = {
  args: { api: answered(LIST, FORBIDDEN) },
  play: shows(/権限がありません|may not|not allowed|permission/),
}

export const Article: Story = { args: { at: AT }, play: shows(/作業の前に/) }

export const ArticleOnAPhone: Story = {
  args: { at: AT },
  globals: { viewport: { value: 'phone' } },
  play: shows(/作業の前に/),
}

export const InJapaneseOnly: Story = {
  args: { at: AT, api: articleApi({ one: whole({ fallback: ['title', 'lead', 'body'] }) }) },
  globals: { locale: 'en' },
  play: shows(/作業の前に/),
}

export const NotThere: Story = { args: { at: AT, api: answered(`${LIST}/maintenance-steps`, NOT_THERE) }, play: shows(/Page not found/) }
