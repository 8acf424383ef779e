import { shows } from '@captain/content-react/story-parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { homeApi, NEVER, UNAVAILABLE, type HomeApi } from './testing/home-api.ts'
import { HomeRoutes } from './testing/home-routes.tsx'
import { HOME, NOTHING } from './testing/home-samples.ts'

type PageProps = { readonly api: HomeApi; readonly at: string }

const Page = ({ api, at }: PageProps) => (
  <div style={{ padding: '20px 16px 64px' }}>
    <HomeRoutes at={at} isAdmin={api.isAdmin} />
  </div>
)

const answered = (paths: readonly string[], answer: Parameters<HomeApi['answer']>[1]): HomeApi => {
  const api = homeApi()
  for (const path of paths) api.answer(path, answer)
  return api
}

const PARTS = ['/api/v1/staff/home', '/api/v1/staff/home/days', '/api/v1/staff/article']

/** The first page of the back office, the tenants' page, and the offer of samples. */
const meta = {
  title: 'platform/Home',
  component: Page,
  args: { api: homeApi(), at: '/captain' },
  argTypes: { api: { control: false } },
  parameters: { layout: 'fullscreen' },
  tags: ['alone'],
  beforeEach: ({ args }) => args.api.install(),
} satisfies Meta<typeof Page>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = { play: shows(/白磁の飯碗|White rice bowl/) }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: shows(/白磁の飯碗|White rice bowl/) }

export const FirstVisit: Story = {
  args: { api: homeApi({ home: { ...HOME, isTourDue: true } }) },
  play: shows(/今日やることは|What needs you/),
}

export const NothingWaits: Story = {
  args: { api: homeApi({ home: { ...NOTHING, isTourDue: false } }) },
  play: shows(/対応を待っているものはありません|Nothing is waiting/),
}

export const NoTenant: Story = {
  args: { api: homeApi({ tenants: [], home: NOTHING }) },
  play: shows(/所属テナントがありません|belong to a tenant/),
}

export const Loading: Story = { args: { api: answered(PARTS, NEVER) }, play: shows(/読み込んでいます|Loading/) }

export const Failed: Story = { args: { api: answered(PARTS, UNAVAILABLE) }, play: shows(/一時的に利用できません/) }

export const Tenants: Story = { args: { at: '/captain/tenant' }, play: shows(/非所属|Not a member/) }

export const TenantsOnAPhone: Story = {
  args: { at: '/captain/tenant' },
  globals: { viewport: { value: 'phone' } },
  play: shows(/非所属|Not a member/),
}

export const NoTenantMatches: Story = {
  args: { at: '/captain/tenant?q=zzz' },
  play: shows(/条件に合うテナントはありません|No tenants match/),
}

export const SamplesOffered: Story = {
  args: { at: '/captain/tenant/shop/product', api: homeApi({ samples: { canAdd: true, total: 0, edited: 0 } }) },
  play: shows(/まだ何もありません|still empty/),
}
