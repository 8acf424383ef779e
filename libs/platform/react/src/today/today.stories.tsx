import type { MemberRole } from '@captain/auth-core'
import { shows } from '@captain/content-react/story-parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { NEVER, TODAY, todayApi, UNAVAILABLE, type TodayApi } from './testing/today-api.ts'
import { PARTS, QUIET } from './testing/today-samples.ts'
import { TodayScreen } from './testing/today-screen.tsx'

type PageProps = { readonly api: TodayApi; readonly role: MemberRole }

const Page = ({ role }: PageProps) => (
  <div style={{ padding: '20px 16px 64px' }}>
    <TodayScreen role={role} />
  </div>
)

const answered = (answer: Parameters<TodayApi['answer']>[1]): TodayApi => {
  const api = todayApi()
  api.answer(TODAY, answer)
  return api
}

/** The page of today of a site: what waits, and what the site's declaration shows of the day. */
const meta = {
  title: 'platform/Today',
  component: Page,
  args: { api: todayApi(), role: 'editor' },
  argTypes: { api: { control: false } },
  parameters: { layout: 'fullscreen' },
  tags: ['alone'],
  beforeEach: ({ args }) => args.api.install(),
} satisfies Meta<typeof Page>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = { play: shows(/ころりカレー|Korori curry/) }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: shows(/ころりカレー|Korori curry/) }

export const ReadOnly: Story = { args: { role: 'viewer' }, play: shows(/ころりカレー|Korori curry/) }

export const NothingWaits: Story = { args: { api: todayApi(QUIET) }, play: shows(/対応を待っているものはありません|Nothing needs/) }

export const Empty: Story = { args: { api: todayApi([]) }, play: shows(/対応を待っているものはありません|Nothing needs/) }

export const Loading: Story = { args: { api: answered(NEVER) }, play: shows(/読み込んでいます|Loading/) }

export const Failed: Story = { args: { api: answered(UNAVAILABLE) }, play: shows(/一時的に利用できません/) }

export const PartsFailed: Story = {
  args: { api: todayApi(PARTS, ['declared-0', 'declared-1', 'waiting']) },
  play: shows(/読み込めませんでした。|Couldn’t load\./),
}
