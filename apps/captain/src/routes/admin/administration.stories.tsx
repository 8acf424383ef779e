import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { problem } from '@captain/http-core/testing/problem'
import { Audit } from './audit.tsx'
import { AuthUserNew } from './auth-user-new.tsx'
import { AuthUser } from './auth-user.tsx'
import { adminApi, NEVER, UNAVAILABLE, type AdminApi } from './testing/admin-api.ts'
import { AdminPage } from './testing/admin-page.tsx'

const onPage: Decorator = (Story, { parameters }) => (
  <AdminPage at={(parameters['at'] as string | undefined) ?? '/admin/auth-user'}>
    <main style={{ padding: '20px 24px 64px' }}>
      <Story />
    </main>
  </AdminPage>
)

const on = (api: AdminApi) => () => api.install()

const answering = (path: string, answer: Parameters<AdminApi['answer']>[1]) => {
  const api = adminApi()
  api.answer(path, answer)
  return on(api)
}

/** The administrators' lists of accounts and of audit events. */
const meta = {
  title: 'captain/Administration',
  decorators: [onPage],
  beforeEach: on(adminApi()),
  tags: ['alone'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const ACCOUNTS = '/api/v1/admin/auth-users'

export const Accounts: Story = {
  render: () => <AuthUser />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '「待田 待子」を承認する' })).toBeVisible()
  },
}

export const AccountsInEnglish: Story = { ...Accounts, globals: { locale: 'en' }, play: async () => {} }

export const AccountsOnAPhone: Story = { ...Accounts, globals: { viewport: { value: 'phone' } } }

export const AccountsLoading: Story = { render: () => <AuthUser />, beforeEach: answering(ACCOUNTS, NEVER) }

export const AccountsFailed: Story = {
  render: () => <AuthUser />,
  beforeEach: answering(ACCOUNTS, UNAVAILABLE),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('一覧を読み込めませんでした')).toBeVisible()
  },
}

export const AccountsForbidden: Story = {
  render: () => <AuthUser />,
  beforeEach: answering(ACCOUNTS, problem(403, 'forbidden', '権限がありません')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('この操作を行う権限がありません。')).toBeVisible()
  },
}

export const AccountsWithoutMatch: Story = {
  render: () => <AuthUser />,
  parameters: { at: '/admin/auth-user?q=x' },
  beforeEach: on(adminApi({ accounts: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('条件に合うものはありません')).toBeVisible()
  },
}

const asking =
  (action: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '「佐藤 花子」の操作' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: action }))
    await expect(await screen.findByRole('dialog')).toBeVisible()
  }

export const Menu: Story = {
  render: () => <AuthUser />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '「佐藤 花子」の操作' }))
    await expect(await screen.findByRole('menuitem', { name: '削除…' })).toBeVisible()
  },
}
export const AiUse: Story = { render: () => <AuthUser />, play: asking('AI機能の利用…') }
export const Ban: Story = { render: () => <AuthUser />, play: asking('利用停止…') }
export const Impersonate: Story = { render: () => <AuthUser />, play: asking('代理ログイン…') }
export const Remove: Story = { render: () => <AuthUser />, play: asking('削除…') }

export const New: Story = { render: () => <AuthUserNew />, parameters: { at: '/admin/auth-user/new' } }

export const Log: Story = {
  render: () => <Audit />,
  parameters: { at: '/admin/audit' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '権限の変更' })).toBeVisible()
  },
}

export const LogEvent: Story = {
  ...Log,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '利用停止' }))
    await expect(await screen.findByText('迷惑行為')).toBeVisible()
  },
}

export const LogOnAPhone: Story = { ...Log, globals: { viewport: { value: 'phone' } } }

export const LogEmpty: Story = {
  ...Log,
  beforeEach: on(adminApi({ events: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('操作の記録はまだありません')).toBeVisible()
  },
}
