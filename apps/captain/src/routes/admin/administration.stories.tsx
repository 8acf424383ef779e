import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { problem } from '@captain/http-core/testing/problem'
import { Audit } from './audit.tsx'
import { AuthUserNew } from './auth-user-new.tsx'
import { AuthUser } from './auth-user.tsx'
import { adminApi, NEVER, UNAVAILABLE, type AdminApi } from './testing/admin-api.ts'
import { AdminPage } from './testing/admin-page.tsx'
import { account, AI_USE } from './testing/admin-samples.ts'

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

/** A limit and a last day that cannot be. */
export const AiUseRefused: Story = {
  render: () => <AuthUser />,
  play: async (context) => {
    await asking('AI機能の利用…')(context)
    const ask = within(await screen.findByRole('dialog'))
    await context.userEvent.click(await ask.findByRole('radio', { name: '使える' }))
    const limit = await ask.findByRole('textbox', { name: /1か月に生成できる画像/ })
    await context.userEvent.clear(limit)
    await context.userEvent.type(limit, '-1')
    await context.userEvent.type(ask.getByLabelText('利用期限'), '2020-01-01')
    await context.userEvent.click(ask.getByRole('button', { name: '変更' }))
    await expect(await ask.findByText('今日以降の日付を入力してください。')).toBeVisible()
  },
}

const mayUseAi = { accounts: [account({ mayUseAi: true })], ai: { ...AI_USE, monthlyLimit: 100 } }

/** Another administrator has set something else in the meantime. */
export const AiUseConflict: Story = {
  render: () => <AuthUser />,
  beforeEach: () => {
    const api = adminApi(mayUseAi)
    const current = { ...account({ mayUseAi: true }), ai: { ...AI_USE, monthlyLimit: 5 } }
    api.answer(`${ACCOUNTS}/hanako/ai`, problem(409, 'version-conflict', 'ほかの変更と競合しました', { current }))
    return api.install()
  },
  play: async (context) => {
    await asking('AI機能の利用…')(context)
    const ask = within(await screen.findByRole('dialog'))
    await context.userEvent.type(await ask.findByLabelText('利用期限'), '2999-11-30')
    await context.userEvent.click(ask.getByRole('button', { name: '変更' }))
    await expect(await ask.findByText(/現在の設定：月5枚まで/)).toBeVisible()
  },
}

export const AccountDetails: Story = {
  render: () => <AuthUser />,
  beforeEach: on(adminApi(mayUseAi)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '佐藤 花子' }))
    await expect(await within(await screen.findByRole('dialog')).findByRole('button', { name: '変更…' })).toBeVisible()
  },
}

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

/** What an event changed, before and after. */
export const LogChanges: Story = {
  ...Log,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '権限の変更' }))
    await expect(await within(await screen.findByRole('dialog')).findByRole('insertion')).toBeVisible()
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
